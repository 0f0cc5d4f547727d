import { dropReceived, type Received } from '#offline/received.ts'
import type { FileOffer } from '#ui/form/FileField.tsx'
import { type FileRules, fileProblem, sizeText } from '#ui/form/file-rules.ts'

/**
 * Returns the files of other apps that a field may take; one that is taken passes the checks of a picked file and is
 * kept with the form, and no longer offered anywhere.
 */
export const receivedOffers = (received: readonly Received[], rules: FileRules): FileOffer[] =>
  received
    .filter(({ file }) => fileProblem(file, rules) === undefined)
    .map(({ id, file }) => ({
      key: id,
      text: `${file.name} · ${sizeText(file.size)} · 由其他应用分享`,
      onTake: (add) =>
        void add([file]).then(async (isAdded) => {
          if (isAdded) await dropReceived(id)
        }),
    }))
