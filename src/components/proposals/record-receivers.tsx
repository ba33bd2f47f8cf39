import { CopyText } from '#src/components/ui/copy-text.tsx'
import type { Receiver } from '#wire/proposals.ts'
import css from '#src/components/ui/record-parts.module.css'

/** Who receives the proposal, whether they sign, and the link each of them has. */
export function RecordReceivers({ receivers }: { receivers: readonly Receiver[] }) {
  if (receivers.length === 0)
    return <p className={`${css.part} ${css.empty}`}>Nobody receives this proposal yet. Choose them under Edit.</p>
  return (
    <div className={css.part}>
      <table className={css.table} aria-label="Receivers">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Email</th>
            <th scope="col">Signature</th>
            <th scope="col">Link</th>
          </tr>
        </thead>
        <tbody>
          {receivers.map((receiver) => (
            <tr key={receiver.id}>
              <td className={css.name}>{receiver.fullname}</td>
              <td className={receiver.email ? css.quiet : css.missing}>{receiver.email || 'No email address'}</td>
              <td className={css.quiet}>{signatureWords(receiver)}</td>
              <td>
                {receiver.proposal_link ? (
                  <CopyText text={receiver.proposal_link} label="Copy link" />
                ) : (
                  <span className={css.quiet}>Made when sent</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function signatureWords({ signature_required, signature_allowed }: Receiver): string {
  if (signature_required) return 'Must sign'
  return signature_allowed ? 'May sign' : 'Reads only'
}
