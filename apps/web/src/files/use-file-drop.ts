import { type ChangeEvent, type DragEvent, useState } from 'react'

/** An input for choosing files, the way for everybody; dropping is one way more. */
export function fileInput(take: (files: readonly File[]) => void) {
  return {
    type: 'file',
    className: 'sw-visually-hidden',
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const files = [...(event.currentTarget.files ?? [])]
      // The same file can be chosen again, after a failure or a change.
      event.currentTarget.value = ''
      take(files)
    },
  } as const
}

/**
 * What makes an element take files that are dropped on it; `data-over` stands while one is held above it.
 * @param take is told what was dropped. Folders can be read from it at once, and no later.
 */
export function useFileDrop(take: (dropped: DataTransfer) => void) {
  const [isOver, setOver] = useState(false)
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      // Without this the browser opens the file in the page's place.
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      take(event.dataTransfer)
    },
  }
}
