import classes from './home.module.css'

/** First letters of a symbol; decoration beside the name. */
export function TokenMark({ symbol }: { symbol: string }) {
  return (
    <span className={classes.mark} aria-hidden="true">
      {[...symbol].slice(0, 2).join('')}
    </span>
  )
}
