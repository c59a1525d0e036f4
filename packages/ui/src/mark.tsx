interface MarkProps {
  /** Side of the square in CSS pixels. */
  size?: number
  /** Spoken name; without one the mark is decoration. */
  title?: string
}

/** The mark: a hull at the top of its slip, about to be launched. */
export function Mark({ size = 28, title }: MarkProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <path
        fill="var(--sw-accent)"
        d="M6.8 8.2Q20 12.7 33.9 12.4Q28.5 22.8 21.8 22.8L7.8 19.3Q5.5 16.2 6.8 8.2Z"
      />
      <path stroke="var(--sw-signal)" strokeWidth="2.6" strokeLinecap="round" d="M3 22 29 28.5" />
    </svg>
  )
}
