import { claimsFileLimits } from '@slipway/sdk/airdrop/merkle/claims-file'
import { ipfsPath } from '../../files/ipfs-path.ts'

/** What a list says of itself before its entries. */
export interface ListWords {
  readonly title?: string
  readonly about?: string
}

const mark = ',"entries":['
/** The words end here at the latest; another order of the file leaves them unread. */
const HEAD_CHARACTERS = 20_000

const wordOf = (value: unknown, max: number) =>
  typeof value === 'string' && value.trim() !== '' ? value.slice(0, max) : undefined

/** The words in the beginning of a list's text. */
export function parseListWords(head: string): ListWords {
  const end = head.indexOf(mark)
  if (end === -1) return {}
  try {
    const { title, about } = JSON.parse(`${head.slice(0, end)}}`) as Record<string, unknown>
    const [name, words] = [
      wordOf(title, claimsFileLimits.titleMax),
      wordOf(about, claimsFileLimits.aboutMax),
    ]
    return { ...(name && { title: name }), ...(words && { about: words }) }
  } catch {
    return {}
  }
}

/** Reads the words of a published list, and nothing of its megabytes; none where there is no such file here. */
export async function readListWords(ipfsKey: string, signal: AbortSignal): Promise<ListWords> {
  const path = ipfsPath(ipfsKey)
  const answer = path ? await fetch(path, { signal }) : undefined
  const reader = answer?.ok ? answer.body?.getReader() : undefined
  if (!reader) return {}
  const decoder = new TextDecoder()
  let head = ''
  while (!head.includes(mark) && head.length < HEAD_CHARACTERS) {
    const { done, value } = await reader.read()
    if (done) break
    head += decoder.decode(value, { stream: true })
  }
  await reader.cancel()
  return parseListWords(head)
}
