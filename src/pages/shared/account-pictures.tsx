import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { accountQueries } from '#src/api/account.ts'
import { sendPicture } from '#src/api/pictures.ts'
import { PictureUpload } from '#src/components/pictures/upload.ts'

/** What is inside takes pictures in, where the service keeps them. */
export function AccountPictures({ children }: { children: ReactNode }) {
  const { data: hello } = useQuery(accountQueries.hello())
  return <PictureUpload value={hello?.interfaces.includes('app') ? sendPicture : undefined}>{children}</PictureUpload>
}
