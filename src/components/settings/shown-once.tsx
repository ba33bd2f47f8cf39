import { Button } from '#src/components/ui/button.tsx'
import { CopyText } from '#src/components/ui/copy-text.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import css from './shown-once.module.css'

type Props = {
  title: string
  /** What it is, and why it has to be kept now. */
  about: string
  label: string
  secret: string
  onClose: () => void
}

/** A secret that the service tells this once. */
export const ShownOnce = ({ title, about, label, secret, onClose }: Props) => (
  <Dialog
    opened
    onClose={onClose}
    title={title}
    foot={
      <Button variant="primary" onClick={onClose}>
        I have kept it
      </Button>
    }
  >
    <p>{about}</p>
    <p className={css.secret}>
      <code aria-label={label}>{secret}</code>
      <CopyText text={secret} />
    </p>
  </Dialog>
)
