import { useState, type DragEvent } from 'react'

/** Files that are dragged over something and let go. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
    },
    onDrop(event: DragEvent) {
      setOver(false)
      const files = Array.from(event.dataTransfer.files)
      if (files.length === 0) return
      event.preventDefault()
      onFiles(files)
    },
  }
}
