const address = /^(?:https?:\/\/)?[^\s/?#@.]+(?:\.[^\s/?#@.]+)+\.?(?:[/?#]\S*)?$/i
const longest = 2048

/** Whether it can be a website: a host with or without its scheme, as people write it. */
export const isWebsite = (text: string) => text.length <= longest && address.test(text)
