async function readEntries(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  // A reader answers with a hundred at a time, and with none at the end.
  while (true) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (part.length === 0) return all
    all.push(...part)
  }
}

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) {
    const { promise, resolve, reject } = Promise.withResolvers<File>()
    ;(entry as FileSystemFileEntry).file(resolve, reject)
    return [await promise]
  }
  const files: File[] = []
  for (const inner of await readEntries(entry as FileSystemDirectoryEntry))
    files.push(...(await filesOf(inner)))
  return files
}

/** All files of a drop, those in dropped folders included. */
export async function readDrop(transfer: DataTransfer): Promise<File[]> {
  // Entries must be taken before the first pause: the drop is gone after it.
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry())
  const files = [...transfer.files]
  if (entries.every((entry) => entry === null)) return files
  const read = await Promise.all(entries.map((entry) => (entry ? filesOf(entry) : [])))
  return read.flat()
}
