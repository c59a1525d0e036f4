/** A piece of a line. Only these kinds exist: no pictures, no HTML, nothing that loads by itself. */
export type Inline =
  | { readonly kind: 'text' | 'strong' | 'emphasis' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

/** A block of a text. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 3 | 4; readonly content: readonly Inline[] }
  | { readonly kind: 'paragraph' | 'quote'; readonly content: readonly Inline[] }
  | {
      readonly kind: 'list'
      readonly ordered: boolean
      readonly items: readonly (readonly Inline[])[]
    }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'rule' }

const inlinePattern =
  /`([^`\n]+)`|\*\*([^*\n]+)\*\*|\*([^*\n]+)\*|\[([^[\]\n]+)\]\(([^()\s]+)\)|(https?:\/\/[^\s<>()]+)/g

/** Addresses that a reader may be led to; everything else, `javascript:` first of all, stays text. */
function readHref(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  return ['https:', 'http:', 'mailto:'].includes(url.protocol) ? url.href : undefined
}

function linkOf(text: string, target: string, source: string): Inline {
  const href = readHref(target)
  return href ? { kind: 'link', text, href } : { kind: 'text', text: source }
}

/** A bare address ends before the sentence's own mark. */
function bareLink(source: string): Inline[] {
  const address = source.replace(/[.,;:!?'"]+$/, '')
  const rest = source.slice(address.length)
  return [
    linkOf(address, address, address),
    ...(rest ? [{ kind: 'text', text: rest } as const] : []),
  ]
}

function inlineOf(match: RegExpExecArray): Inline[] {
  const [source, code, strong, emphasis, label, target, bare] = match
  if (code !== undefined) return [{ kind: 'code', text: code }]
  if (strong !== undefined) return [{ kind: 'strong', text: strong }]
  if (emphasis !== undefined) return [{ kind: 'emphasis', text: emphasis }]
  if (label !== undefined && target !== undefined) return [linkOf(label, target, source)]
  return bareLink(bare ?? source)
}

function parseInline(line: string): Inline[] {
  const found: Inline[] = []
  let at = 0
  for (const match of line.matchAll(inlinePattern)) {
    if (match.index > at) found.push({ kind: 'text', text: line.slice(at, match.index) })
    found.push(...inlineOf(match))
    at = match.index + match[0].length
  }
  if (at < line.length) found.push({ kind: 'text', text: line.slice(at) })
  return found
}

const kinds = {
  heading: /^(#{1,6})\s+(.*)$/,
  bullet: /^\s*[-*+]\s+(.*)$/,
  number: /^\s*\d{1,3}[.)]\s+(.*)$/,
  quote: /^>\s?(.*)$/,
  rule: /^\s*([-*_])(?:\s*\1){2,}\s*$/,
  fence: /^\s*```/,
} as const

type LineKind = keyof typeof kinds | 'blank' | 'plain'

function kindOf(line: string): LineKind {
  if (line.trim() === '') return 'blank'
  const order = ['fence', 'rule', 'heading', 'bullet', 'number', 'quote'] as const
  return order.find((kind) => kinds[kind].test(line)) ?? 'plain'
}

/** Lines from `start` on that are of one kind. */
function runOf(lines: readonly string[], start: number, kind: LineKind): string[] {
  const end = lines.findIndex((line, index) => index > start && kindOf(line) !== kind)
  return lines.slice(start, end === -1 ? undefined : end)
}

function codeBlock(lines: readonly string[], start: number): { block: Block; next: number } {
  const end = lines.findIndex((line, index) => index > start && kinds.fence.test(line))
  const last = end === -1 ? lines.length : end
  return { block: { kind: 'code', text: lines.slice(start + 1, last).join('\n') }, next: last + 1 }
}

function blockAt(lines: readonly string[], at: number, kind: Exclude<LineKind, 'blank'>) {
  if (kind === 'fence') return codeBlock(lines, at)
  if (kind === 'rule') return { block: { kind } satisfies Block, next: at + 1 }
  if (kind === 'heading') {
    const [, marks = '', text = ''] = kinds.heading.exec(lines[at] ?? '') ?? []
    const level = marks.length === 1 ? 3 : 4
    return { block: { kind, level, content: parseInline(text) } satisfies Block, next: at + 1 }
  }
  const run = runOf(lines, at, kind)
  const next = at + run.length
  if (kind === 'bullet' || kind === 'number') {
    const items = run.map((line) => parseInline(kinds[kind].exec(line)?.[1] ?? line))
    return { block: { kind: 'list', ordered: kind === 'number', items } satisfies Block, next }
  }
  const isQuote = kind === 'quote'
  const text = run
    .map((line) => (isQuote ? (kinds.quote.exec(line)?.[1] ?? line) : line))
    .join('\n')
  const content = parseInline(text)
  return { block: { kind: isQuote ? 'quote' : 'paragraph', content } satisfies Block, next }
}

/**
 * Reads the small part of Markdown that a project's description may use: headings, lists, quotes, code, bold, italic and
 * links. What it yields are words and https addresses; a text can bring no markup of its own onto the page.
 */
export function parseMarkdown(text: string): Block[] {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const blocks: Block[] = []
  let at = 0
  while (at < lines.length) {
    const kind = kindOf(lines[at] ?? '')
    if (kind === 'blank') {
      at += 1
      continue
    }
    const { block, next } = blockAt(lines, at, kind)
    blocks.push(block)
    at = next
  }
  return blocks
}
