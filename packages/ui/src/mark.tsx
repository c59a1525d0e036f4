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
        d="M2.2 6.9 29.6 13.6C28.3 18.9 23.6 22 17.6 20.6L9.4 18.6C5.2 17.6 2.6 13.1 2.2 6.9Z"
      />
      <path
        stroke="var(--sw-signal)"
        strokeWidth="2.6"
        strokeLinecap="round"
        d="M2.9 21.2 29 27.6"
      />
    </svg>
  )
}
