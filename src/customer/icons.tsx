import { drawn } from '#src/components/ui/drawn-icon.tsx'

type Props = { size?: number }

/** With lines as wide as the app's. */
function icon(lines: string) {
  const Lines = drawn(lines)
  return ({ size = 17 }: Props) => <Lines size={size} stroke={1.6} aria-hidden />
}

export const ChatIcon = icon('M4 5h16v11h-9l-4.5 4v-4H4z')
export const UpIcon = icon('M6 15l6-6 6 6')
export const DownIcon = icon('M6 9l6 6 6-6')
export const CloseIcon = icon('M6 6l12 12M18 6L6 18')
export const PrintIcon = icon('M7 9V4h10v5M7 17H4.5V9.500h15V17H17M7 14h10v6H7z')

export const DownloadIcon = icon('M12 4v11M7.5 11l4.5 4.500 4.5-4.500M5 19.500h14')

/** Won: solid disc with a check, told apart by its shape. */
export const SignedGlyph = ({ size = 16 }: Props) => (
  <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden>
    <circle cx="8" cy="8" r="6.4" fill="var(--c-won)" />
    <path d="M5 8.3l2.1 2.1L11.1 6" fill="none" stroke="var(--c-sheet)" strokeWidth="1.6" />
  </svg>
)
