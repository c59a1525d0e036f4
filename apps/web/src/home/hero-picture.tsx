import { m } from '@slipway/messages'
import classes from './home.module.css'

/** A hull on its slip above calm water: the moment before a launch. */
export function HeroPicture() {
  return (
    <svg
      className={classes.picture}
      viewBox="0 0 560 360"
      fill="none"
      role="img"
      aria-label={m.home_hero_picture()}
    >
      <circle cx="430" cy="92" r="46" className={classes.sun} />
      <path d="M0 214h560" className={classes.horizon} />
      <g className={classes.water}>
        <path d="M300 236h38m26 0h92m22 0h52" />
        <path d="M334 254h70m28 0h36m30 0h44" />
        <path d="M286 276h46m30 0h86m26 0h32" />
        <path d="M330 300h64m40 0h78" />
        <path d="M276 324h40m34 0h96m24 0h40" />
      </g>
      <g className={classes.cradle}>
        <path d="M34 196 414 300" />
        <path d="M70 206v84m64-66v92m64-74v98m64-80v92" />
      </g>
      <path d="M20 186 424 296" className={classes.slip} />
      <path
        d="M52 96C56 154 84 190 136 204l132 36c54 14 100-6 118-52L52 96Z"
        className={classes.hull}
      />
      <path d="M66 132c18 26 42 42 74 51l128 35c34 9 66 3 90-16" className={classes.plank} />
      <path d="M58 114c22 20 48 33 80 42l132 36c32 9 64 8 92-4" className={classes.plank} />
      <path d="M52 96 386 188" className={classes.rail} />
      <g className={classes.mast}>
        <path d="M190 134V20" />
        <path d="M190 28 286 152" />
        <path d="M190 28 92 106" />
      </g>
      <path d="M190 20h44l-12 11 12 11h-44Z" className={classes.flag} />
    </svg>
  )
}
