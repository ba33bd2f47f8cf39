import { pictureTypes } from './picture-types.ts'

/** Asks for pictures of this machine, from wherever that was wanted. */
export function choosePictures(onPictures: (files: readonly File[]) => void) {
  const input = document.createElement('input')
  input.type = 'file'
  input.multiple = true
  input.accept = pictureTypes.join(',')
  input.addEventListener('change', () => onPictures([...(input.files ?? [])]))
  input.click()
}
