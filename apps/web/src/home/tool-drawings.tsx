import classes from './home.module.css'

/** A token taking shape: from outline to coin. */
export function CreateDrawing() {
  return (
    <svg className={classes.drawing} viewBox="0 0 240 96" aria-hidden="true" fill="none">
      <circle cx="52" cy="48" r="26" className={classes.dashed} />
      <path d="M92 48h44m-10-9 10 9-10 9" className={classes.strong} />
      <circle cx="182" cy="48" r="30" className={classes.washed} />
      <circle cx="182" cy="48" r="20" className={classes.thin} />
      <path d="M170 52c6 0 6-6 12-6s6 6 12 6" className={classes.signal} />
    </svg>
  )
}

/** A harbour of tokens, one of them picked out. */
export function ListDrawing() {
  return (
    <svg className={classes.drawing} viewBox="0 0 240 96" aria-hidden="true" fill="none">
      {[14, 40, 66].map((top, index) => (
        <g key={top}>
          <rect
            x="34"
            y={top}
            width="172"
            height="20"
            rx="6"
            className={index === 1 ? classes.washed : classes.thin}
          />
          <circle
            cx="48"
            cy={top + 10}
            r="5"
            className={index === 1 ? classes.fill : classes.thin}
          />
          <path d={`M62 ${top + 10}h${[70, 92, 54][index]}`} className={classes.thin} />
          <path d={`M176 ${top + 10}h18`} className={index === 1 ? classes.signal : classes.thin} />
        </g>
      ))}
    </svg>
  )
}

/** A glass over a token: what holds it up. */
export function LookupDrawing() {
  return (
    <svg className={classes.drawing} viewBox="0 0 240 96" aria-hidden="true" fill="none">
      <path d="M40 70h120M40 54h84M40 38h104M40 22h60" className={classes.thin} />
      <circle cx="158" cy="44" r="28" className={classes.washed} />
      <path d="m179 65 22 20" className={classes.strong} />
      <path d="m147 44 8 8 15-16" className={classes.signal} />
    </svg>
  )
}
