import { sendPicture } from '#src/api/pictures.ts'
import type { PicturePort } from '#src/components/rich-text/picture-uploads.ts'

/** Takes the pictures of texts to the service. */
export const pictures: PicturePort = { upload: sendPicture }
