import type { EventType } from '#service/domain/events.ts'

/** When each event is told, in the words of version 2; `document` puts those of version 1 in their place. */
export const eventNotes: Record<EventType, string> = {
  contact_created: 'An organisation or a private person was made, imported, or restored from the trashcan.',
  contact_updated: 'Fields, tags or custom fields of an organisation or private person changed.',
  contact_deleted: 'An organisation or private person went to the trashcan.',
  contact_person_created: 'A person of an organisation was made, imported, or restored from the trashcan.',
  contact_person_updated: 'Fields, tags or custom fields of a person of an organisation changed.',
  contact_person_deleted: 'A person of an organisation went to the trashcan.',
  proposal_created: 'A proposal was made, copied, or restored from the trashcan.',
  proposal_details_updated: 'A proposal changed: its content, prices, owner, tags, custom fields or status.',
  proposal_deleted: 'A proposal went to the trashcan.',
  proposal_send: 'A proposal was sent: the service mailed it, or its links were given out for somebody to send.',
  proposal_won: 'A proposal became won: the customer accepted it, or somebody set its status.',
  proposal_lost: 'A proposal became lost: the customer declined it, or somebody set its status.',
  proposal_viewed: 'A receiver opened a proposal for the first time, or again after 14 days without a visit.',
  proposal_comment_received: 'A receiver asked a question or answered one.',
  product_directory_created: 'A product directory was made.',
  product_directory_updated: 'A product directory got another name.',
  product_directory_deleted: 'A product directory was deleted for good.',
  product_created: 'A product was made.',
  product_updated: 'A product changed.',
  product_deleted: 'A product was deleted for good.',
}
