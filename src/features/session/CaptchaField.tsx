import { useQuery } from '@tanstack/react-query'
import { auth } from '#api/auth.ts'
import { call } from '#api/call/call.ts'
import { query } from '#api/call/query.ts'
import { useDeviceState } from '#offline/view.ts'
import type { FieldProps, ValueProps } from '#ui/form/field.ts'
import { bareCode } from '#lib/code.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { Icon } from '#ui/Icon.tsx'
import { captchaPicture } from './captcha-picture.ts'
import { Trouble } from './Trouble.tsx'
import type { Fields } from './useFields.ts'
import styles from './session.module.css'

interface Props extends FieldProps, ValueProps<string> {
  fields: Fields
  /** Callback on Enter, in place of submitting the form. */
  onEnter?: () => void
}

/** Timeout of the picture, in milliseconds, before 请求超时; nobody waits longer for a picture. */
const TIMEOUT = 15_000

/**
 * Renders the captcha field with its picture; a press on the picture fetches another. A picture that fails to load is
 * reported.
 */
export function CaptchaField({ fields, ...field }: Props) {
  const { captchaId: id, renewCaptcha } = fields
  const { reach } = useDeviceState()
  const { data, error, isFetching, refetch } = useQuery({
    ...query(auth.captcha, { params: { id } }),
    queryFn: ({ signal }) => call(auth.captcha, { params: { id } }, { signal, quiet: true, limit: TIMEOUT }),
    // Runs offline too: a paused query reports nothing, this one fails with an error and is fetched again once
    // online.
    networkMode: 'always',
    refetchOnReconnect: true,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  })
  const isMissing = error !== null && data === undefined
  return (
    <>
      <div className={styles.captcha}>
        <TextField {...field} clean={bareCode} autoComplete="off" />
        <button
          type="button"
          className={styles.picture}
          aria-label={isMissing ? '图形验证码加载失败，重试' : '换一张图形验证码'}
          aria-busy={isFetching}
          aria-disabled={isFetching}
          onClick={() => {
            if (isFetching) return
            if (isMissing) void refetch()
            else renewCaptcha()
          }}
        >
          {data ? (
            <img src={captchaPicture(data)} alt="图形验证码" width="120" height="44" />
          ) : (
            <span>{isFetching ? '加载中' : '点击重试'}</span>
          )}
          <Icon name="refresh" />
        </button>
      </div>
      {/* Hidden offline, because the form already shows the notice about the network above. */}
      {isMissing && reach !== 'offline' && <Trouble title="图形验证码加载失败" error={error} />}
    </>
  )
}
