/** What the service reads; anything else is refused before it is sent. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'] as const
