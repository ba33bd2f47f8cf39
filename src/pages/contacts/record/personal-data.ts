import { t } from '@lingui/core/macro'
import { personalDataOf } from '#src/api/privacy.ts'
import { personalDataFile } from '#src/components/contacts/personal-data-file.ts'
import { saveFile } from '#src/components/ui/save-file.ts'
import { showToast } from '#src/components/ui/toast.ts'
import { sayFailed } from '#src/pages/shared/say-failed.ts'

/** Hands out everything the account keeps about a person, as one file. */
export async function savePersonalData({ id, name }: { id: number; name: string }) {
  try {
    saveFile(`${t`Personal data`} ${name}.zip`, personalDataFile(await personalDataOf(id)))
    await showToast({ text: t`Personal data of ${name} exported` })
  } catch (error) {
    await sayFailed(error)
  }
}
