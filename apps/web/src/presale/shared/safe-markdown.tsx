import { type Block, type Inline, parseMarkdown } from './parse-markdown.ts'
import classes from './safe-markdown.module.css'

function Piece({ piece }: { piece: Inline }) {
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

function Line({ content }: { content: readonly Inline[] }) {
  // A description does not change while it is read: the place is the identity.
  return content.map((piece, index) => <Piece key={`${index}-${piece.kind}`} piece={piece} />)
}

function List({ block }: { block: Extract<Block, { kind: 'list' }> }) {
  const Tag = block.ordered ? 'ol' : 'ul'
  return (
    <Tag>
      {block.items.map((item, index) => (
        <li key={`${index}-${item.length}`}>
          <Line content={item} />
        </li>
      ))}
    </Tag>
  )
}

function Part({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 3 ? 'h3' : 'h4'
      return (
        <Heading>
          <Line content={block.content} />
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p>
          <Line content={block.content} />
        </p>
      )
    case 'quote':
      return (
        <blockquote>
          <Line content={block.content} />
        </blockquote>
      )
    case 'list':
      return <List block={block} />
    case 'code':
      return <pre>{block.text}</pre>
    case 'rule':
      return <hr />
  }
}

/** A stranger's text with headings, lists and links, and without any power over the page. */
export function SafeMarkdown({ text }: { text: string }) {
  return (
    <div className={classes.root}>
      {parseMarkdown(text).map((block, index) => (
        <Part key={`${index}-${block.kind}`} block={block} />
      ))}
    </div>
  )
}
