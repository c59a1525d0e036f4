import type { ReactNode } from 'react'

/** What happened on the slip. */
export type SlipPictureName = 'empty-slip' | 'on-the-slip' | 'afloat' | 'broken' | 'barred'

const hull = 'M41 58.8Q98.8 75.3 157.8 76.7Q138.6 108.3 110.2 107.2L49.6 93.9Q38.5 83.8 41 58.8Z'

const scenes: Readonly<Record<SlipPictureName, ReactNode>> = {
  'empty-slip': (
    <path d={hull} stroke="var(--sw-line-strong)" strokeWidth="2" strokeDasharray="5 6" />
  ),
  'on-the-slip': <path d={hull} fill="var(--sw-accent)" />,
  afloat: (
    <path
      d="M66 81.5Q126 85.2 184 74Q172 109 144 114L82 114Q69 106.5 66 81.5Z"
      fill="var(--sw-accent)"
    />
  ),
  broken: (
    <>
      <path d={hull} fill="var(--sw-accent)" />
      <path d="M84 66 78 80 90 86 82 108" stroke="var(--sw-page)" strokeWidth="6" />
    </>
  ),
  barred: (
    <>
      <path d={hull} fill="var(--sw-accent)" />
      <path
        d="M150 62V112M176 68V118M144 82 182 90M144 98 182 106"
        stroke="var(--sw-ink)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
}

/** One drawing in five states: a hull, its slip and the water. Decoration only. */
export function SlipPicture({ name, width = 240 }: { name: SlipPictureName; width?: number }) {
  return (
    <svg width={width} height={width * 0.56} viewBox="0 0 240 134" fill="none" aria-hidden="true">
      <path d="M20 92 166 124" stroke="var(--sw-signal)" strokeWidth="4" strokeLinecap="round" />
      <path d="M44 98V128M76 105V128M108 112V128" stroke="var(--sw-line-strong)" strokeWidth="2" />
      {scenes[name]}
      <path
        d="M140 128c8 0 8-4 16-4s8 4 16 4 8-4 16-4 8 4 16 4 8-4 16-4"
        stroke="var(--sw-accent)"
        strokeOpacity="0.55"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M8 128H130" stroke="var(--sw-line)" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
