import type { CSSProperties } from 'react'
import classes from './token-avatar.module.css'

interface TokenAvatarProps {
  symbol: string
  /** Gives each token a mark of its own; the address, or anything constant. */
  seed: string
  size?: number
}

/** Two numbers from a text, the same for ever: which of the drawings and how it is turned. */
function markOf(seed: string): { hue: number; turn: number } {
  let hash = 7
  for (const character of seed.toLowerCase()) hash = (hash * 31 + character.charCodeAt(0)) >>> 0
  return { hue: hash % 360, turn: (hash >>> 9) % 360 }
}

/** A token's mark until its own logo is known: its first letters over a wave drawn from its address. */
export function TokenAvatar({ symbol, seed, size = 40 }: TokenAvatarProps) {
  const { hue, turn } = markOf(seed)
  const letters = [...symbol].slice(0, 2).join('') || '·'
  return (
    <svg
      className={classes.root}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      aria-hidden="true"
      style={{ '--token-hue': hue } as CSSProperties}
    >
      <circle cx="20" cy="20" r="20" className={classes.ground} />
      <g transform={`rotate(${turn} 20 20)`}>
        <path d="M0 26c7 0 7-5 13-5s7 5 14 5 7-5 13-5v19H0Z" className={classes.wave} />
      </g>
      <circle cx="20" cy="20" r="19.5" className={classes.ring} />
      <text x="20" y="20" className={classes.letters}>
        {letters}
      </text>
    </svg>
  )
}
