import type { ReactNode } from 'react'

/** What happened on the slip. */
export type SlipPictureName = 'empty-slip' | 'on-the-slip' | 'afloat' | 'broken' | 'barred'

const hull = 'M36 44 136 66C132 84 116 95 95 91L63 84C48 81 38 66 36 44Z'

const scenes: Readonly<Record<SlipPictureName, ReactNode>> = {
  'empty-slip': (
    <path d={hull} stroke="var(--sw-line-strong)" strokeWidth="2" strokeDasharray="5 6" />
  ),
  'on-the-slip': <path d={hull} fill="var(--sw-accent)" />,
  afloat: (
    <path d="M70 68H176C172 88 156 100 134 100H104C88 100 74 90 70 68Z" fill="var(--sw-accent)" />
  ),
  broken: (
    <>
      <path d="M36 44 84 54.5 78 66 88 74 82 88 63 84C48 81 38 66 36 44Z" fill="var(--sw-accent)" />
      <path d="M100 60 148 71C144 89 128 100 107 96L97 93 104 81 93 72Z" fill="var(--sw-accent)" />
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
