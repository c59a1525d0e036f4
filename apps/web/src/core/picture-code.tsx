import { encode } from 'uqr'
import classes from './picture-code.module.css'

interface PictureCodeProps {
  text: string
  /** Says what is in the picture, for those who do not see it. */
  label: string
  /** Pixels of each side; longer texts need more. */
  width?: number
}

/** A text as a picture that a phone's camera reads; black on white in every theme. */
export default function PictureCode({ text, label, width = 196 }: PictureCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 1 })
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  )
  return (
    <span className={classes.picture}>
      <svg
        width={width}
        height={width}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={label}
      >
        <path d={path.join('')} fill="#000" />
      </svg>
    </span>
  )
}
