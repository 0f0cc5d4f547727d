import type { BrowserContext } from '@playwright/test'

/** Wakes the service worker by a real event, as the browser does while no page of the portal is open. */
export async function wake(
  context: BrowserContext,
  event: 'dispatchSyncEvent' | 'dispatchPeriodicSyncEvent',
  tag: string,
): Promise<void> {
  const devtools = await context.newCDPSession(await context.newPage())
  const registration = new Promise<string>((found) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) found(registrations[0].registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  const [worker] = context.serviceWorkers()
  const origin = `${new URL(worker!.url()).origin}/`
  const woken = { origin, registrationId: await registration, tag }
  if (event === 'dispatchPeriodicSyncEvent') await devtools.send(`ServiceWorker.${event}`, woken)
  else await devtools.send(`ServiceWorker.${event}`, { ...woken, lastChance: false })
}

/** Presses the notification with this title; headless Chromium shows none that a mouse could press. */
export const pressNotification = (context: BrowserContext, title: string): Promise<void> =>
  context.serviceWorkers()[0]!.evaluate(async (title) => {
    const registration = Reflect.get(globalThis, 'registration') as ServiceWorkerRegistration
    const shown = (await registration.getNotifications()).find((one) => one.title === title)
    // Keeps it for another press, because a pressed one is closed.
    const notification = (Reflect.get(globalThis, 'pressed') as Notification | undefined) ?? shown
    Object.assign(globalThis, { pressed: notification })
    // Builds the event by name, because a page's types lack it.
    const Pressed = Reflect.get(globalThis, 'NotificationEvent') as new (type: string, of: object) => Event
    dispatchEvent(new Pressed('notificationclick', { notification }))
  }, title)
