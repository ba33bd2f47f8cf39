/** In pixels, as wide as covers are on a screen of twice the density. */
export const sceneSize = { width: 1280, height: 800 }
