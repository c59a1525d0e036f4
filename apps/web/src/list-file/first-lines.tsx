import classes from './list-entry.module.css'

/** Lines that are named one by one; more would bury the page. */
const SHOWN = 12
/** Lines that are looked through for them. */
const READ = 500

interface FirstLinesProps<Line> {
  lines: readonly Line[]
  /** What is wrong with one. */
  say: (line: Line) => string
}

/** What is wrong with the first lines of a list, each said once. */
export function FirstLines<Line>({ lines, say }: FirstLinesProps<Line>) {
  return (
    <ul className={classes.lines}>
      {[...new Set(lines.slice(0, READ).map(say))].slice(0, SHOWN).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
