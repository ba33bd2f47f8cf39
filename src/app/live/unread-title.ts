const mark = /^\(\d+\) /

/** "(2) Warmtepomp · Proffer": keeps the number in front of the title, whatever page gives itself a new one. */
export function newUnreadTitle() {
  let count = 0
  const write = () => {
    const bare = document.title.replace(mark, '')
    const wanted = count > 0 ? `(${count}) ${bare}` : bare
    if (document.title !== wanted) document.title = wanted
  }
  const observer = new MutationObserver(write)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  return {
    set: (unread: number) => {
      count = unread
      write()
    },
    stop: () => {
      observer.disconnect()
      count = 0
      write()
    },
  }
}
