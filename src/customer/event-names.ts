/** The names of server-sent events in a stream of text, as they come in; what they carry does not matter here. */
export async function* eventNames(stream: ReadableStream<string>): AsyncGenerator<string> {
  let rest = ''
  let name = ''
  let hasData = false
  const reader = stream.getReader()
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      rest += value
      const lines = rest.split(/\r\n|\r|\n/)
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (line === '') {
          if (hasData) yield name || 'message'
          ;[name, hasData] = ['', false]
        } else if (line.startsWith('event:')) name = line.slice('event:'.length).trim()
        else if (line.startsWith('data:')) hasData = true
      }
    }
  } finally {
    reader.releaseLock()
  }
}
