import { createElement, Fragment, type ReactNode } from 'react'
import { type Block, type Inline, parseMarkdown } from './parse-markdown.ts'
import classes from './safe-markdown.module.css'

// Children are spread: a text does not change while it is read, so its pieces need no keys.
const together = (nodes: readonly ReactNode[]) => createElement(Fragment, null, ...nodes)

function pieceOf(piece: Inline): ReactNode {
  switch (piece.kind) {
    case 'strong':
      return <strong>{piece.text}</strong>
    case 'emphasis':
      return <em>{piece.text}</em>
    case 'code':
      return <code>{piece.text}</code>
    case 'link':
      return (
        <a href={piece.href} target="_blank" rel="noreferrer nofollow ugc">
          {piece.text}
        </a>
      )
    case 'text':
      return piece.text
  }
}

const lineOf = (content: readonly Inline[]) => together(content.map(pieceOf))

function blockOf(block: Block): ReactNode {
  switch (block.kind) {
    case 'heading':
      return createElement(`h${block.level}`, null, lineOf(block.content))
    case 'paragraph':
      return <p>{lineOf(block.content)}</p>
    case 'quote':
      return <blockquote>{lineOf(block.content)}</blockquote>
    case 'list': {
      const items = together(block.items.map((item) => createElement('li', null, lineOf(item))))
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
    }
    case 'code':
      return <pre>{block.text}</pre>
    case 'rule':
      return <hr />
  }
}

/** A stranger's text with headings, lists and links, and without any power over the page. */
export function SafeMarkdown({ text }: { text: string }) {
  return <div className={classes.root}>{together(parseMarkdown(text).map(blockOf))}</div>
}
