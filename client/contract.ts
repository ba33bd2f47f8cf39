// Made from the contract by client/generate.mjs; a test keeps it up to date.
export interface paths {
    "/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Proposals list
         * @description Proposals of one status, 50 a page; `/proposals/open` and its like answer the same. With `directory_id` only those of that directory; without it all of the status, whatever directory they are in. When `query` is given the status is ignored and every status is searched: name, number, contact, person and row texts; every word must match, in any order, whatever the case and accents. Sorted by name, or by a date with the newest first and those without one last.
         */
        get: operations["proposals.list"];
        put?: never;
        /**
         * Create proposal
         * @description Makes a proposal from a favorite template. Rows in `content` are added after the rows the template has in that price table; the table is named by the Unique ID from its settings, and an id the template lacks is refused. Everyone in `contact_people` must be a person of the organisation (or the private person itself) with an email. A `price_total` that differs from what the tables come to becomes the override.
         */
        post: operations["proposals.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proposals/{id}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Proposal details
         * @description All of one proposal: totals, contact, content with its price tables, receivers, comments, mails and log.
         */
        get: operations["proposals.details"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proposals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete proposal
         * @description Moves the proposal to the trashcan, from which it can be restored in the app. It keeps its id.
         */
        delete: operations["proposals.delete"];
        options?: never;
        head?: never;
        /**
         * Update proposal
         * @description Changes what is supplied; everything else stays. The status may be set to any value: entering `won` sets `date_won`, leaving it clears `date_won` and `agree`. `price_total` of `null` drops the override.
         */
        patch: operations["proposals.update"];
        trace?: never;
    };
    "/proposals/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send proposal
         * @description Sends the proposal through the service, or with `send_method` `self` makes the links and sends nothing. Every receiver gets a link of their own. A proposal in `edit` becomes `open`; one that is open is sent again. Refused with 400 when there is no receiver, when a receiver lacks an email, or when neither `send_message` nor `send_message_id` is given.
         */
        post: operations["proposals.send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorites/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Favorite templates list
         * @description The templates proposals are made from, with the Unique IDs of their price tables and their custom fields.
         */
        get: operations["templates.favorites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorites/proposals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Favorite template details
         * @description One favorite template.
         */
        get: operations["templates.favorite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proposal-directories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Proposal directories
         * @description For each status, the directories that hold proposals of that status.
         */
        get: operations["proposals.directories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/organisations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contacts organisations list
         * @description Organisations by name, 50 a page; with `query` those whose name matches every word of it.
         */
        get: operations["contacts.organisations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contacts people list
         * @description People of organisations and private persons by name, 50 a page; with `query` those whose name or email matches every word of it.
         */
        get: operations["contacts.people"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contact details
         * @description One organisation with its people, or one person; with proposals, tags and custom fields.
         */
        get: operations["contacts.details"];
        put?: never;
        post?: never;
        /**
         * Delete contact
         * @description Moves the contact to the trashcan, from which it can be restored in the app. An organisation takes its people along and gives them back when restored.
         */
        delete: operations["contacts.delete"];
        options?: never;
        head?: never;
        /**
         * Update contact
         * @description Changes what is supplied; everything else stays. `fax`, `coc_number` and `vat_number` belong to organisations; `firstname`, `lastname`, `fullname`, `salutation` and `mobile` to persons.
         */
        patch: operations["contacts.update"];
        trace?: never;
    };
    "/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create contact
         * @description Makes an organisation, or a person without an organisation: a private customer. A person needs `name` or `fullname`; the missing parts are derived. Custom fields stand beside the others as `custom_<field_id>`.
         */
        post: operations["contacts.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{id}/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Organisation people list
         * @description The people of one organisation by name, 50 a page.
         */
        get: operations["contacts.organisation-people"];
        put?: never;
        /**
         * Create organisation person
         * @description Adds a person to an organisation. `name` or `fullname` is required; the missing parts are derived.
         */
        post: operations["contacts.create-person"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{id}/people/{person_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Organisation person details
         * @description One person of an organisation, with proposals, tags and custom fields.
         */
        get: operations["contacts.person"];
        put?: never;
        post?: never;
        /**
         * Delete organisation person
         * @description Moves the person to the trashcan, from which it can be restored in the app.
         */
        delete: operations["contacts.delete-person"];
        options?: never;
        head?: never;
        /**
         * Update organisation person
         * @description Changes what is supplied; everything else stays.
         */
        patch: operations["contacts.update-person"];
        trace?: never;
    };
    "/settings/design-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Design templates list
         * @description Colours, font and logo of the customer’s page.
         */
        get: operations["templates.designs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/email-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Email templates list
         * @description Messages to send a proposal with: their ids are what `send_message_id` takes.
         */
        get: operations["templates.emails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tags list
         * @description Every tag of the account, of proposals and contacts alike.
         */
        get: operations["tags.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/text-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Text / Language templates list
         * @description The fixed words around a proposal, one per language.
         */
        get: operations["templates.texts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/vat-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * VAT (tax) groups list
         * @description VAT rates by name: their ids are what `vat_id` of a product takes.
         */
        get: operations["products.vat-groups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product-directories/{id}/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products list
         * @description The products of one product directory.
         */
        get: operations["products.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create product
         * @description Adds a product. `sku` and `price` may be given as number or as text.
         */
        post: operations["products.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete product
         * @description Deletes the product. Price rows made from it stay as they are.
         */
        delete: operations["products.delete"];
        options?: never;
        head?: never;
        /**
         * Update product
         * @description Changes what is supplied; everything else stays. Answers `true`.
         */
        patch: operations["products.update"];
        trace?: never;
    };
    "/product-directories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Product directories list
         * @description Product directories, each with the number of products in it.
         */
        get: operations["products.directories"];
        put?: never;
        /**
         * Create product directory
         * @description Adds a directory. Its id stands in the product directories list.
         */
        post: operations["products.create-directory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product-directories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete product directory
         * @description Deletes an empty directory.
         */
        delete: operations["products.delete-directory"];
        options?: never;
        head?: never;
        /**
         * Update product directory
         * @description Renames the directory.
         */
        patch: operations["products.update-directory"];
        trace?: never;
    };
    "/hello": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check
         * @description Shows that the token or API key works, whose it is, and which interfaces it counts for.
         */
        get: operations["account.hello"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/automations/sets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Automations sets list
         * @description Sets of follow-ups: their ids are what `automations_set_id` takes.
         */
        get: operations["templates.automation-sets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Users list
         * @description The active users of the account: their ids are what `account_user_id` takes.
         */
        get: operations["account.users"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Webhooks list
         * @description Every webhook of the account.
         */
        get: operations["webhooks.list"];
        put?: never;
        /**
         * Create webhook
         * @description Subscribes an address to events. It must be a full https address without user name or password, and its host must be public. A webhook made here delivers version 2 bodies.
         */
        post: operations["webhooks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Webhook details
         * @description One webhook.
         */
        get: operations["webhooks.details"];
        put?: never;
        post?: never;
        /**
         * Delete webhook
         * @description Deletes the webhook.
         */
        delete: operations["webhooks.delete"];
        options?: never;
        head?: never;
        /**
         * Update webhook
         * @description Changes what is supplied; everything else stays. Set to active, it sends what it held and `date_failed` is cleared.
         */
        patch: operations["webhooks.update"];
        trace?: never;
    };
    "/webhooks/{id}/secrets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Signing secrets
         * @description The secrets that sign now, the newest first; only the newest does not expire. An API key needs write access for this: whoever knows the secret can pass for Proffer. The audit log tells of it.
         */
        get: operations["webhooks.secrets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New signing secret
         * @description Makes a new secret. The one before signs along for 24 hours, so that the receiver can change over without losing a delivery.
         */
        post: operations["webhooks.rotate-secret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send test event
         * @description Sends an event about a made-up record, signed as every other, with the header `webhook-test: true`. It is tried once, also while the webhook is inactive. Without `event` it is the first the webhook subscribes to.
         */
        post: operations["webhooks.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deliveries list
         * @description What was sent to a webhook in the last 30 days, or waits to be, the newest first.
         */
        get: operations["deliveries.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Delivery details
         * @description The very bytes that were sent, and every try with its headers and the answer.
         */
        get: operations["deliveries.details"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveries/{id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send delivery again
         * @description Sends it at once, with the same `webhook-id` and bytes, counting tries from the first.
         */
        post: operations["deliveries.redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send missed events
         * @description Sends what the webhook missed since a moment: deliveries that failed for good, and events from while it was inactive. With `count_only` it only counts them.
         */
        post: operations["webhooks.recover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    contact_created: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * contact_created
         * @description An organisation or a private person was made, imported, or restored from the trashcan.
         */
        post: operations["event.contact_created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    contact_updated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * contact_updated
         * @description Fields, tags or custom fields of an organisation or private person changed.
         */
        post: operations["event.contact_updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    contact_deleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * contact_deleted
         * @description An organisation or private person went to the trashcan.
         */
        post: operations["event.contact_deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    contact_person_created: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * contact_person_created
         * @description A person of an organisation was made, imported, or restored from the trashcan.
         */
        post: operations["event.contact_person_created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    contact_person_updated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * contact_person_updated
         * @description Fields, tags or custom fields of a person of an organisation changed.
         */
        post: operations["event.contact_person_updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    contact_person_deleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * contact_person_deleted
         * @description A person of an organisation went to the trashcan.
         */
        post: operations["event.contact_person_deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    proposal_created: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * proposal_created
         * @description A proposal was made, copied, or restored from the trashcan.
         */
        post: operations["event.proposal_created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    proposal_details_updated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * proposal_details_updated
         * @description A proposal changed: its content, prices, owner, tags, custom fields or status.
         */
        post: operations["event.proposal_details_updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    proposal_deleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * proposal_deleted
         * @description A proposal went to the trashcan.
         */
        post: operations["event.proposal_deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    proposal_send: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * proposal_send
         * @description A proposal was sent: the service mailed it, or its links were given out for somebody to send.
         */
        post: operations["event.proposal_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    proposal_won: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * proposal_won
         * @description A proposal became won: the customer accepted it, or somebody set its status.
         */
        post: operations["event.proposal_won"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    proposal_lost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * proposal_lost
         * @description A proposal became lost: the customer declined it, or somebody set its status.
         */
        post: operations["event.proposal_lost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    proposal_viewed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * proposal_viewed
         * @description A receiver opened a proposal for the first time, or again after 14 days without a visit.
         */
        post: operations["event.proposal_viewed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    proposal_comment_received: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * proposal_comment_received
         * @description A receiver asked a question or answered one.
         */
        post: operations["event.proposal_comment_received"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    product_directory_created: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * product_directory_created
         * @description A product directory was made.
         */
        post: operations["event.product_directory_created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    product_directory_updated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * product_directory_updated
         * @description A product directory got another name.
         */
        post: operations["event.product_directory_updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    product_directory_deleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * product_directory_deleted
         * @description A product directory was deleted for good.
         */
        post: operations["event.product_directory_deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    product_created: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * product_created
         * @description A product was made.
         */
        post: operations["event.product_created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    product_updated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * product_updated
         * @description A product changed.
         */
        post: operations["event.product_updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    product_deleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * product_deleted
         * @description A product was deleted for good.
         */
        post: operations["event.product_deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        AutomationSet: {
            /** @description The record’s id. */
            id: number;
            /** @description The record’s name. */
            name: string;
            /** @description The follow-ups. */
            automations: {
                /** @description What sets it off. */
                trigger: string;
                /** @description How many days after. */
                days: number;
                /** @description What is done. */
                action: string;
            }[];
        };
        Contact: components["schemas"]["Organisation"] | components["schemas"]["Person"];
        CustomField: {
            /** @description The custom field’s id, for use in requests. */
            name: string;
            /** @description What people see as its name. */
            label: string;
            /** @description People are asked to fill it in; the interface does not insist. */
            required: boolean;
            /**
             * @description How it is filled in.
             * @enum {string}
             */
            type: "text" | "textarea" | "html";
        };
        CustomFieldValue: {
            /** @description The custom field’s id, for use in requests. */
            name: string;
            /** @description What people see as its name. */
            label: string;
            /** @description People are asked to fill it in; the interface does not insist. */
            required: boolean;
            /**
             * @description How it is filled in.
             * @enum {string}
             */
            type: "text" | "textarea" | "html";
            /** @description What was filled in. */
            value: string;
        };
        DesignTemplate: {
            /** @description The record’s id. */
            id: number;
            /** @description The record’s name. */
            name: string;
            /** @description Colours, as #rrggbb. */
            colors: string[];
            /** @description The font’s name. */
            font: string;
            /** @description Address of the logo. */
            logo_url: string;
        };
        EmailTemplate: {
            /** @description The record’s id. */
            id: number;
            /** @description The record’s name. */
            name: string;
            /** @description The subject line. */
            subject: string;
            /** @description The message’s text. */
            message: string;
            /**
             * @description Language code.
             * @default
             */
            language: string;
        };
        FavoriteTemplate: {
            /** @description The record’s id. */
            id: number;
            /** @description The record’s name. */
            name: string;
            /** @description The text / language template; null for none. */
            text_template_id: number | null;
            /** @description The design template; null for none. */
            design_template_id: number | null;
            /** @description The set of follow-ups; null for none. */
            automations_set_id: number | null;
            /** @description Custom fields. */
            custom_fields: components["schemas"]["CustomField"][];
            /** @description The price tables, in order. */
            pricetables: {
                /** @description The Unique ID from the table’s settings in the template. */
                id: string;
                /** @description The heading. */
                title: string;
            }[];
            /**
             * @deprecated
             * @description Deprecated. Always proposal.
             */
            type: string;
            /**
             * @deprecated
             * @description Deprecated. The same as `text_template_id`.
             */
            config_language_id: number | null;
            /**
             * @deprecated
             * @description Deprecated. The same as `id`.
             */
            proposal_tpl_id: number;
        };
        Organisation: {
            /** @description Street and number. */
            street: string;
            /** @description Postal code. */
            zipcode: string;
            /** @description City. */
            city: string;
            /** @description State or province. */
            state: string;
            /** @description Country. */
            country: string;
            /** @description Phone number. */
            phone: string;
            /** @description Email address. */
            email: string;
            /** @description Website. */
            internet: string;
            /** @description LinkedIn profile. */
            linkedin: string;
            /** @description Facebook page. */
            facebook: string;
            /** @description Twitter account. */
            twitter: string;
            /** @description Instagram account. */
            instagram: string;
            /** @description The record’s id. */
            id: number;
            /** @description The record’s name. */
            name: string;
            /** @description Fax number; organisations only. */
            fax: string;
            /** @description Chamber of commerce number; organisations only. */
            coc_number: string;
            /** @description VAT number; organisations only. */
            vat_number: string;
            /**
             * @description organisation or person.
             * @constant
             */
            type: "organisation";
            /** @description When it was made. */
            date_created: string;
            /** @description The user it is assigned to, and on whose behalf proposals are sent. */
            account_user_id: number | null;
            /** @description The user’s full name. */
            account_user_name: string;
            /** @description Proposals for this contact. */
            proposals: components["schemas"]["ProposalItem"][];
            /** @description Tags, by name. */
            tags: components["schemas"]["Tag"][];
            /** @description The organisation’s people. */
            people: {
                /** @description Street and number. */
                street: string;
                /** @description Postal code. */
                zipcode: string;
                /** @description City. */
                city: string;
                /** @description State or province. */
                state: string;
                /** @description Country. */
                country: string;
                /** @description Phone number. */
                phone: string;
                /** @description Email address. */
                email: string;
                /** @description Website. */
                internet: string;
                /** @description LinkedIn profile. */
                linkedin: string;
                /** @description Facebook page. */
                facebook: string;
                /** @description Twitter account. */
                twitter: string;
                /** @description Instagram account. */
                instagram: string;
                /** @description The record’s id. */
                id: number;
                /** @description The record’s name. */
                name: string;
                /** @description First name. */
                firstname: string;
                /** @description Last name. */
                lastname: string;
                /** @description How to address the person. */
                salutation: string;
                /** @description Mobile number; persons only. */
                mobile: string;
                /** @description Full name. */
                fullname: string;
                /** @description The organisation. */
                contact_id: number;
                /**
                 * @description organisation or person.
                 * @constant
                 */
                type: "person";
                /** @description When it was made. */
                date_created: string;
            }[];
        } & {
            [key: string]: unknown;
        };
        OrganisationItem: {
            /** @description Street and number. */
            street: string;
            /** @description Postal code. */
            zipcode: string;
            /** @description City. */
            city: string;
            /** @description State or province. */
            state: string;
            /** @description Country. */
            country: string;
            /** @description Phone number. */
            phone: string;
            /** @description Email address. */
            email: string;
            /** @description Website. */
            internet: string;
            /** @description LinkedIn profile. */
            linkedin: string;
            /** @description Facebook page. */
            facebook: string;
            /** @description Twitter account. */
            twitter: string;
            /** @description Instagram account. */
            instagram: string;
            /** @description The record’s id. */
            id: number;
            /** @description The record’s name. */
            name: string;
            /** @description Fax number; organisations only. */
            fax: string;
            /** @description Chamber of commerce number; organisations only. */
            coc_number: string;
            /** @description VAT number; organisations only. */
            vat_number: string;
            /**
             * @description organisation or person.
             * @constant
             */
            type: "organisation";
            /** @description When it was made. */
            date_created: string;
            /** @description How many open proposals there are for it. */
            proposals_open: number;
            /** @description How many won proposals there are for it. */
            proposals_won: number;
        };
        Person: {
            /** @description Street and number. */
            street: string;
            /** @description Postal code. */
            zipcode: string;
            /** @description City. */
            city: string;
            /** @description State or province. */
            state: string;
            /** @description Country. */
            country: string;
            /** @description Phone number. */
            phone: string;
            /** @description Email address. */
            email: string;
            /** @description Website. */
            internet: string;
            /** @description LinkedIn profile. */
            linkedin: string;
            /** @description Facebook page. */
            facebook: string;
            /** @description Twitter account. */
            twitter: string;
            /** @description Instagram account. */
            instagram: string;
            /** @description The record’s id. */
            id: number;
            /** @description The record’s name. */
            name: string;
            /** @description First name. */
            firstname: string;
            /** @description Last name. */
            lastname: string;
            /** @description How to address the person. */
            salutation: string;
            /** @description Mobile number; persons only. */
            mobile: string;
            /** @description Full name. */
            fullname: string;
            /** @description The organisation the person belongs to; a private person’s own id. */
            contact_id: number;
            /**
             * @description organisation or person.
             * @constant
             */
            type: "person";
            /** @description When it was made. */
            date_created: string;
            /** @description The user it is assigned to, and on whose behalf proposals are sent. */
            account_user_id: number | null;
            /** @description The user’s full name. */
            account_user_name: string;
            /** @description Proposals for this contact. */
            proposals: components["schemas"]["ProposalItem"][];
            /** @description Tags, by name. */
            tags: components["schemas"]["Tag"][];
        } & {
            [key: string]: unknown;
        };
        PersonItem: {
            /** @description Street and number. */
            street: string;
            /** @description Postal code. */
            zipcode: string;
            /** @description City. */
            city: string;
            /** @description State or province. */
            state: string;
            /** @description Country. */
            country: string;
            /** @description Phone number. */
            phone: string;
            /** @description Email address. */
            email: string;
            /** @description Website. */
            internet: string;
            /** @description LinkedIn profile. */
            linkedin: string;
            /** @description Facebook page. */
            facebook: string;
            /** @description Twitter account. */
            twitter: string;
            /** @description Instagram account. */
            instagram: string;
            /** @description The record’s id. */
            id: number;
            /** @description The record’s name. */
            name: string;
            /** @description First name. */
            firstname: string;
            /** @description Last name. */
            lastname: string;
            /** @description How to address the person. */
            salutation: string;
            /** @description Mobile number; persons only. */
            mobile: string;
            /** @description Full name. */
            fullname: string;
            /** @description The organisation the person belongs to; a private person’s own id. */
            contact_id: number;
            /**
             * @description organisation or person.
             * @constant
             */
            type: "person";
            /** @description When it was made. */
            date_created: string;
            /** @description How many open proposals there are for it. */
            proposals_open: number;
            /** @description How many won proposals there are for it. */
            proposals_won: number;
            /** @description The organisation’s name; empty for a private person. */
            organisation: string;
        };
        PriceTable: {
            /** @description The Unique ID from the table’s settings in the template. */
            id: string | null;
            /** @description The heading. */
            title: string;
            /** @description What the table comes to once, without VAT. */
            subtotal: number;
            /** @description The same with VAT. */
            total: number;
            /** @description How the table reckons. */
            settings: {
                /** @description VAT of rows that name none. */
                vat_default_percentage: number;
                /** @description The customer does not see VAT. */
                vat_hidden: boolean;
                /** @description Prices are entered with VAT in them. */
                rows_include_vat: boolean;
            };
            /** @description VAT per percentage. */
            vat: {
                /** @description Percent of VAT. */
                percentage: number;
                /** @description The name of the VAT group. */
                group_name: string;
                /** @description The amount of VAT. */
                total: number;
            }[];
            /** @description What recurs each month and each year. */
            recurring: {
                /** @description Each month. */
                month: {
                    /** @description What it comes to without VAT; null for a title. */
                    subtotal: number;
                    /** @description The same with VAT. */
                    total: number;
                };
                /** @description Each year. */
                year: {
                    /** @description What it comes to without VAT; null for a title. */
                    subtotal: number;
                    /** @description The same with VAT. */
                    total: number;
                };
            };
            /** @description The rows, in order. */
            rows: components["schemas"]["Row"][];
        };
        Problem: {
            /** @description An address that explains `code`. */
            type: string;
            /** @description What kind of refusal it is, for programs: one of those on the page that `type` leads to. It stays the same. */
            code?: string;
            /** @description The status in words. */
            title: string;
            /** @description The status code. */
            status: number;
            /** @description What is wrong and what to do next. */
            detail: string;
            /** @description What is wrong with each part of the input, by its dotted path. */
            errors?: {
                [key: string]: string[];
            };
            /** @description Whom to ask for what your role may not do: the names of the active admins. */
            ask?: string[];
            /** @description The role this takes, where yours is a lesser one. */
            required_role?: string;
            /** @description The role that asked. */
            role?: string;
            /** @description The access this takes, where the API key has less. */
            required_access?: string;
            /** @description The access that asked. */
            access?: string;
            /** @description Names the request; give it when you ask for help. */
            request_id: string;
        };
        Product: {
            /** @description The record’s id. */
            id: number;
            /** @description The product directory. */
            directory_id: number;
            /** @description The record’s name. */
            name: string;
            /** @description Article number, text. */
            sku: string;
            /** @description Per piece, at most 4 decimals. */
            price: number;
            /** @description The VAT group; null for none. */
            vat_id: number | null;
            /** @description The VAT group’s percentage; null without one. */
            vat_percentage: number | null;
            /**
             * @description Whether the customer may choose the row: `check` freely, `radio` one of its group, or false.
             * @enum {unknown}
             */
            selectable: false | "check" | "radio";
            /**
             * @description A row made from it recurs each month or year; false for once.
             * @enum {unknown}
             */
            recurring: false | "month" | "year";
            /** @description Short description. */
            descr_short: string;
            /**
             * @deprecated
             * @description Deprecated. True is the same as `selectable` `check`.
             */
            optional: boolean;
        };
        ProductDirectory: {
            /** @description The record’s id. */
            id: number;
            /** @description The record’s name. */
            name: string;
            /** @description How many products are in it. */
            products_count: number;
        };
        Proposal: {
            /** @description The proposal’s id. */
            id: number;
            /** @description The version: each time it is sent after a change there is a new one. */
            version_id: number;
            /** @description The proposal’s name. */
            name: string;
            /** @description The proposal’s number, text. */
            proposal_nr: string;
            /** @description Where the proposal stands. */
            status: components["schemas"]["ProposalStatus"];
            /** @description The user it is assigned to, and on whose behalf proposals are sent. */
            account_user_id: number;
            /** @description The user’s full name. */
            account_user_name: string;
            /** @description The user’s email address. */
            account_user_email: string;
            /** @description The design template; null for none. */
            design_template_id: number | null;
            /** @description The text / language template; null for none. */
            text_template_id: number | null;
            /** @description The directory it is in; null for none. */
            directory_id: number | null;
            /** @description Language code of the proposal. */
            proposal_language: string;
            /** @description The total without VAT in the account’s notation: the override if there is one, else what the tables come to. */
            price_total: string;
            /** @description What the price tables come to without VAT, as numeric text. */
            price_total_original: string;
            /** @description The total set by hand, as numeric text; null when there is none. */
            price_total_override: string | null;
            /** @description Remarks for colleagues. */
            remarks: string;
            /** @description When it was made. */
            date_created: string;
            /** @description When it was last changed. */
            date_modified: string;
            /** @description When the customer last viewed it; null when never. */
            date_viewed: string | null;
            /** @description When it was won; null when it is not. */
            date_won: string | null;
            /** @description What the customer filled in on accepting; only `formfields`, empty, until then. */
            agree: {
                /** @description The fields of the acceptance form. */
                formfields: {
                    /** @description What people see as its name. */
                    label: string;
                    /** @description What was filled in. */
                    value: string;
                }[];
                /** @description Who accepted. */
                name?: string;
                /** @description When it was accepted. */
                date?: string;
                /** @description The version that was accepted. */
                version_id?: number;
                /** @description Always null: addresses are not kept. */
                ip_country?: null;
            };
            /** @description The conversation with the customer, oldest first. */
            comments: {
                /** @description The record’s id. */
                id: number;
                /** @description What was written. */
                comment: string;
                /** @description The main contact’s name. */
                contact_name: string;
                /** @description The person who wrote it; null for a user. */
                contact_people_id: number | null;
                /** @description The user who wrote it; null for the customer. */
                account_user_id: number | null;
                /** @description First name. */
                firstname: string;
                /** @description Last name. */
                lastname: string;
                /**
                 * @description Whether the customer (client) or a colleague (user) wrote it.
                 * @enum {string}
                 */
                type: "client" | "user";
                /** @description When it was written. */
                date: string;
            }[];
            /** @description The main contact with its fields, tags and custom fields. */
            contact: ({
                /** @description Street and number. */
                street: string;
                /** @description Postal code. */
                zipcode: string;
                /** @description City. */
                city: string;
                /** @description State or province. */
                state: string;
                /** @description Country. */
                country: string;
                /** @description Phone number. */
                phone: string;
                /** @description Email address. */
                email: string;
                /** @description Website. */
                internet: string;
                /** @description LinkedIn profile. */
                linkedin: string;
                /** @description Facebook page. */
                facebook: string;
                /** @description Twitter account. */
                twitter: string;
                /** @description Instagram account. */
                instagram: string;
                /** @description The record’s id. */
                id: number;
                /** @description The record’s name. */
                name: string;
                /** @description Fax number; organisations only. */
                fax: string;
                /** @description Chamber of commerce number; organisations only. */
                coc_number: string;
                /** @description VAT number; organisations only. */
                vat_number: string;
                /**
                 * @description organisation or person.
                 * @constant
                 */
                type: "organisation";
                /** @description When it was made. */
                date_created: string;
                /** @description The contact’s id. */
                contact_id: number;
                /** @description Tags, by name. */
                tags: components["schemas"]["Tag"][];
            } & {
                [key: string]: unknown;
            }) | ({
                /** @description Street and number. */
                street: string;
                /** @description Postal code. */
                zipcode: string;
                /** @description City. */
                city: string;
                /** @description State or province. */
                state: string;
                /** @description Country. */
                country: string;
                /** @description Phone number. */
                phone: string;
                /** @description Email address. */
                email: string;
                /** @description Website. */
                internet: string;
                /** @description LinkedIn profile. */
                linkedin: string;
                /** @description Facebook page. */
                facebook: string;
                /** @description Twitter account. */
                twitter: string;
                /** @description Instagram account. */
                instagram: string;
                /** @description The record’s id. */
                id: number;
                /** @description The record’s name. */
                name: string;
                /** @description First name. */
                firstname: string;
                /** @description Last name. */
                lastname: string;
                /** @description How to address the person. */
                salutation: string;
                /** @description Mobile number; persons only. */
                mobile: string;
                /** @description Full name. */
                fullname: string;
                /** @description The contact’s id. */
                contact_id: number;
                /**
                 * @description organisation or person.
                 * @constant
                 */
                type: "person";
                /** @description When it was made. */
                date_created: string;
                /** @description Tags, by name. */
                tags: components["schemas"]["Tag"][];
            } & {
                [key: string]: unknown;
            });
            /** @description Text sections and price tables. */
            content: {
                /** @description The texts, in order. */
                sections: {
                    /** @description The record’s id. */
                    id: number;
                    /** @description The heading. */
                    title: string;
                    /** @description The section’s text, as HTML. */
                    html: string;
                }[];
                /** @description The price tables, in order. */
                pricetables: components["schemas"]["PriceTable"][];
            };
            /** @description Custom fields. */
            custom_fields: components["schemas"]["CustomFieldValue"][];
            /** @description Mails about the proposal. */
            emails: {
                /** @description The record’s id. */
                id: number;
                /** @description The address it went to. */
                to: string;
                /** @description The subject line. */
                subject: string;
                /** @description When it happened. */
                date: string;
                /**
                 * @description How far the mail got.
                 * @enum {string}
                 */
                state: "queued" | "sent" | "bounced" | "failed";
                /** @description Why it bounced or failed, else empty. */
                reason: string;
            }[];
            /** @description What happened. */
            logs: {
                /** @description Events, oldest first. */
                history: {
                    /** @description When it happened. */
                    date: string;
                    /** @description Who did it. */
                    person: string;
                    /** @description What was done. */
                    action: string;
                    /**
                     * @description Whether the customer (client) or a colleague (user) did it.
                     * @enum {string}
                     */
                    type: "client" | "user";
                }[];
                /** @description The same in short. */
                summary: {
                    /** @description When it was last changed. */
                    last_modified_date: string;
                    /** @description Who changed it last. */
                    last_modified_user: string;
                    /** @description How often the customer viewed it. */
                    views: number;
                    /** @description When the customer last viewed it; null when never. */
                    recent_view: string | null;
                    /** @description Address of the PDF; null when there is none. */
                    pdf: string | null;
                };
            };
            /** @description Who receives it. */
            receivers: {
                /** @description The record’s id. */
                id: number;
                /** @description Full name. */
                fullname: string;
                /** @description Email address. */
                email: string;
                /** @description This receiver must sign. */
                signature_required: boolean;
                /** @description This receiver may sign. */
                signature_allowed: boolean;
                /** @description This receiver’s own address of the proposal. */
                proposal_link: string;
            }[];
            /** @description Tags, by name. */
            tags: components["schemas"]["Tag"][];
        };
        ProposalItem: {
            /** @description The proposal’s id. */
            id: number;
            /** @description The version: each time it is sent after a change there is a new one. */
            version_id: number;
            /** @description The record’s name. */
            name: string;
            /** @description The proposal’s number, text. */
            proposal_nr: string;
            /** @description Where the proposal stands. */
            status: components["schemas"]["ProposalStatus"];
            /** @description The user it is assigned to, and on whose behalf proposals are sent. */
            account_user_id: number;
            /** @description The main contact: an organisation or a private person. */
            contact_id: number;
            /** @description The main contact’s name. */
            contact_name: string;
            /**
             * @description Whether the main contact is an organisation or a person.
             * @enum {string}
             */
            contact_type: "organisation" | "person";
            /** @description The first receiver’s full name. */
            contact_person_fullname: string;
            /** @description The directory it is in; null for none. */
            directory_id: number | null;
            /** @description When it was made. */
            date_created: string;
            /** @description When it was last changed. */
            date_modified: string;
            /** @description When the customer last viewed it; null when never. */
            date_viewed: string | null;
            /** @description When it was won; null when it is not. */
            date_won: string | null;
            /** @description The total without VAT in the account’s notation: the override if there is one, else what the tables come to. */
            price_total: string;
            /** @description What the price tables come to without VAT, as numeric text. */
            price_total_original: string;
            /** @description The total set by hand, as numeric text; null when there is none. */
            price_total_override: string | null;
            /** @description Tags, by name. */
            tags: components["schemas"]["Tag"][];
        };
        /** @enum {string} */
        ProposalStatus: "edit" | "open" | "won" | "lost" | "closed";
        Row: {
            /**
             * @description The kind of row.
             * @constant
             */
            type: "price";
            /** @description The row’s text. */
            content: string;
            /** @description At most 4 decimals, may be negative. */
            quantity: number;
            /** @description Per piece, at most 4 decimals, may be negative. */
            price: number;
            /** @description Percent of VAT, 0 to 100; null for the table’s default. */
            vat_percentage: number | null;
            /**
             * @description Whether the customer may choose the row: `check` freely, `radio` one of its group, or false.
             * @enum {unknown}
             */
            selectable: false | "check" | "radio";
            /** @description The selectable row is chosen. */
            user_selected: boolean;
            /** @description The customer may change the quantity. */
            user_quantity: boolean;
            /**
             * @description What `discount_value` is: a percentage, an amount, or (in price rows) false for no discount.
             * @enum {unknown}
             */
            discount_type: false | "percentage" | "amount";
            /** @description 0 or more; at most 100 when it is a percentage. */
            discount_value: number;
            /**
             * @description The row recurs each month or year; false for once.
             * @enum {unknown}
             */
            recurring_type: false | "month" | "year";
            /** @description A recurring row counts in the totals too. */
            recurring_include_in_totals: boolean;
            /** @description The customer does not see the price. */
            hide_price: boolean;
            /** @description The customer does not see the quantity. */
            hide_quantity: boolean;
            /** @description An id of your own for the row. */
            unique_id: string;
            /** @description The product the row was made from; null for none. */
            product_id: number | null;
            /** @description Article number, text. */
            sku: string;
            /** @description The record’s id. */
            id: number;
            /** @description What it comes to without VAT; null for a title. */
            subtotal: number | null;
        } | {
            /**
             * @description The kind of row.
             * @constant
             */
            type: "discount";
            /** @description The row’s text. */
            content: string;
            /**
             * @description What `discount_value` is: a percentage, an amount, or (in price rows) false for no discount.
             * @enum {string}
             */
            discount_type: "percentage" | "amount";
            /** @description 0 or more; at most 100 when it is a percentage. */
            discount_value: number;
            /** @description The record’s id. */
            id: number;
            /** @description What it comes to without VAT; null for a title. */
            subtotal: number | null;
        } | {
            /**
             * @description The kind of row.
             * @constant
             */
            type: "subtotal";
            /** @description The row’s text. */
            content: string;
            /** @description The record’s id. */
            id: number;
            /** @description What it comes to without VAT; null for a title. */
            subtotal: number | null;
        } | {
            /**
             * @description The kind of row.
             * @constant
             */
            type: "title";
            /** @description The row’s text. */
            content: string;
            /** @description The record’s id. */
            id: number;
            /** @description What it comes to without VAT; null for a title. */
            subtotal: number | null;
        };
        RowInput: {
            /**
             * @description The kind of row.
             * @constant
             */
            type: "price";
            /**
             * @description The row’s text.
             * @default
             */
            content?: string;
            /**
             * @description At most 4 decimals, may be negative.
             * @default 1
             */
            quantity?: number;
            /**
             * @description Per piece, at most 4 decimals, may be negative.
             * @default 0
             */
            price?: number;
            /**
             * @description Percent of VAT, 0 to 100; null for the table’s default.
             * @default null
             */
            vat_percentage?: number | null;
            /**
             * @description Whether the customer may choose the row: `check` freely, `radio` one of its group, or false.
             * @default false
             * @enum {unknown}
             */
            selectable?: false | "check" | "radio";
            /**
             * @description The selectable row is chosen.
             * @default false
             */
            user_selected?: boolean;
            /**
             * @description The customer may change the quantity.
             * @default false
             */
            user_quantity?: boolean;
            /**
             * @description What `discount_value` is: a percentage, an amount, or (in price rows) false for no discount.
             * @default false
             * @enum {unknown}
             */
            discount_type?: false | "percentage" | "amount";
            /**
             * @description 0 or more; at most 100 when it is a percentage.
             * @default 0
             */
            discount_value?: number;
            /**
             * @description The row recurs each month or year; false for once.
             * @default false
             * @enum {unknown}
             */
            recurring_type?: false | "month" | "year";
            /**
             * @description A recurring row counts in the totals too.
             * @default false
             */
            recurring_include_in_totals?: boolean;
            /**
             * @description The customer does not see the price.
             * @default false
             */
            hide_price?: boolean;
            /**
             * @description The customer does not see the quantity.
             * @default false
             */
            hide_quantity?: boolean;
            /**
             * @description An id of your own for the row.
             * @default
             */
            unique_id?: string;
            /**
             * @description The product the row was made from; null for none.
             * @default null
             */
            product_id?: number | null;
            /**
             * @description Article number, text.
             * @default
             */
            sku?: string | number;
        } | {
            /**
             * @description The kind of row.
             * @constant
             */
            type: "discount";
            /**
             * @description The row’s text.
             * @default
             */
            content?: string;
            /**
             * @description What `discount_value` is: a percentage, an amount, or (in price rows) false for no discount.
             * @enum {string}
             */
            discount_type: "percentage" | "amount";
            /** @description 0 or more; at most 100 when it is a percentage. */
            discount_value: number;
        } | {
            /**
             * @description The kind of row.
             * @constant
             */
            type: "subtotal";
            /**
             * @description The row’s text.
             * @default
             */
            content?: string;
        } | {
            /**
             * @description The kind of row.
             * @constant
             */
            type: "title";
            /**
             * @description The row’s text.
             * @default
             */
            content?: string;
        };
        StatusLine: {
            /** @description The status line. */
            status: string;
        };
        Tag: {
            /** @description The record’s id. */
            id: number;
            /** @description The record’s name. */
            name: string;
        };
        TextTemplate: {
            /** @description The record’s id. */
            id: number;
            /** @description The record’s name. */
            name: string;
            /** @description Language code. */
            language: string;
        };
        User: {
            /** @description The record’s id. */
            id: number;
            /** @description Email address. */
            email: string;
            /** @description First name. */
            firstname: string;
            /** @description Last name. */
            lastname: string;
            /** @description Phone number. */
            phone: string;
            /** @description What the user does. */
            jobtitle: string;
            /** @description When the user last signed in; null when never. */
            date_lastlogin: string | null;
        };
        VatGroup: {
            /** @description The record’s id. */
            id: number;
            /** @description The record’s name. */
            name: string;
            /** @description Percent of VAT. */
            percentage: number;
        };
        Webhook: {
            /** @description The record’s id. */
            id: number;
            /** @description The full https address events are posted to. */
            payload_url: string;
            /**
             * @description How the body is encoded: `json`, or `xform` for a form field `payload` that holds the JSON.
             * @enum {string}
             */
            payload_content_type: "json" | "xform";
            /** @description Whether events are delivered; while it is inactive, what was still to be sent is held. */
            active: boolean;
            /** @description The events it subscribes to; `all` for every one. */
            events: string[];
            /**
             * @description The version of the bodies it delivers.
             * @enum {unknown}
             */
            api_version: 1 | 2;
            /** @description When it was made. */
            date_created: string;
            /** @description When it was last changed. */
            date_modified: string;
            /** @description When a delivery failed for good; null when none did. */
            date_failed: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "proposals.list": {
        parameters: {
            query?: {
                /** @description Words to search for, over every status. */
                query?: string;
                /**
                 * @description By name, or by a date with the newest first and those without one last.
                 * @example date_modified
                 */
                sort?: "name" | "date_created" | "date_modified" | "date_openclient";
                /** @description Only proposals of this directory. */
                directory_id?: number;
                /**
                 * @description The page, from 1; 50 records each.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description The status to list; ignored when `query` is given.
                 * @example open
                 */
                status?: components["schemas"]["ProposalStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list, as a bare array. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 2041,
                     *         "name": "Heat pump for the bakery",
                     *         "proposal_nr": "2026-1187",
                     *         "status": "open",
                     *         "version_id": 1,
                     *         "account_user_id": 7,
                     *         "contact_id": 318,
                     *         "contact_name": "Bakkerij De Korenaar",
                     *         "contact_type": "organisation",
                     *         "contact_person_fullname": "Fatima Yılmaz",
                     *         "directory_id": 4,
                     *         "date_created": "2026-11-02T09:10:11.000000Z",
                     *         "date_modified": "2026-11-03T14:05:42.120000Z",
                     *         "date_viewed": "2026-11-04T07:55:03.481000Z",
                     *         "date_won": null,
                     *         "price_total": "€ 8.977,50",
                     *         "price_total_original": "8977.50",
                     *         "price_total_override": null,
                     *         "tags": [
                     *           {
                     *             "id": 12,
                     *             "name": "heat pump"
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ProposalItem"][];
                };
            };
        };
    };
    "proposals.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "contact_id": 318,
                 *       "contact_people": [
                 *         319
                 *       ],
                 *       "proposal_template_id": 5,
                 *       "directory_id": 4,
                 *       "name": "Heat pump for the bakery",
                 *       "content": {
                 *         "pricetables": [
                 *           {
                 *             "id": "installation",
                 *             "rows": [
                 *               {
                 *                 "type": "title",
                 *                 "content": "Heat pump"
                 *               },
                 *               {
                 *                 "type": "price",
                 *                 "content": "Heat pump, 12 kW",
                 *                 "price": 8450,
                 *                 "vat_percentage": 21,
                 *                 "product_id": 61,
                 *                 "sku": "HP-12"
                 *               },
                 *               {
                 *                 "type": "price",
                 *                 "content": "Installation, two mechanics",
                 *                 "quantity": 16,
                 *                 "price": 62.5,
                 *                 "vat_percentage": 21
                 *               },
                 *               {
                 *                 "type": "discount",
                 *                 "content": "Autumn offer",
                 *                 "discount_type": "percentage",
                 *                 "discount_value": 5
                 *               },
                 *               {
                 *                 "type": "price",
                 *                 "content": "Service contract",
                 *                 "price": 14.95,
                 *                 "vat_percentage": 21,
                 *                 "recurring_type": "month"
                 *               }
                 *             ]
                 *           }
                 *         ]
                 *       },
                 *       "custom_fields": [
                 *         {
                 *           "name": "planning",
                 *           "value": "<p>Week <strong>6</strong></p>"
                 *         }
                 *       ],
                 *       "tags": [
                 *         "heat pump"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description The user who owns and sends the proposal; left out, the user of the token. */
                    account_user_id?: number;
                    /** @description The main contact: an organisation or a private person. */
                    contact_id: number;
                    /**
                     * @description Who receives it: ids of people of the contact, each with an email address.
                     * @default []
                     */
                    contact_people?: number[];
                    /** @description The favorite template to make it from. */
                    proposal_template_id: number;
                    /** @description The design template; null for none. */
                    design_template_id?: number | null;
                    /** @description The text / language template; null for none. */
                    text_template_id?: number | null;
                    /** @description The directory it is in; null for none. */
                    directory_id?: number | null;
                    /** @description The proposal’s name. */
                    name: string;
                    /** @description Without VAT, at most 2 decimals. Different from what the tables come to, it becomes the override. */
                    price_total?: number;
                    /**
                     * @description Where the proposal stands.
                     * @default edit
                     */
                    status?: components["schemas"]["ProposalStatus"];
                    /** @description The set of follow-ups; null for none. */
                    automations_set_id?: number | null;
                    /** @description Rows to add to price tables of the template. */
                    content?: {
                        /**
                         * @description The price tables, in order.
                         * @default []
                         */
                        pricetables?: {
                            /** @description The Unique ID from the table’s settings in the template. */
                            id: string;
                            /** @description The rows, in order. */
                            rows: components["schemas"]["RowInput"][];
                        }[];
                    };
                    /**
                     * @description Custom fields.
                     * @default []
                     */
                    custom_fields?: {
                        /** @description The custom field’s id. */
                        name: string;
                        /** @description Text, or HTML when the field is set up so. Allowed are p, h1 to h6, ul, ol, li, strong, em, hr; other elements and all attributes are removed. */
                        value: string;
                    }[];
                    /**
                     * @description Tags by name; one that does not exist is made.
                     * @default []
                     */
                    tags?: (string | {
                        /** @description The record’s name. */
                        name: string;
                        /** @description The record’s id. */
                        id?: number;
                    })[];
                };
            };
        };
        responses: {
            /** @description It was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2041,
                     *       "version_id": 1
                     *     }
                     */
                    "application/json": {
                        /** @description The id of the new proposal. */
                        id: number;
                        /** @description The version: each time it is sent after a change there is a new one. */
                        version_id: number;
                    };
                };
            };
        };
    };
    "proposals.details": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record’s id.
                 * @example 2041
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2041,
                     *       "name": "Heat pump for the bakery",
                     *       "proposal_nr": "2026-1187",
                     *       "status": "open",
                     *       "version_id": 1,
                     *       "account_user_id": 7,
                     *       "account_user_name": "Marieke Vos",
                     *       "account_user_email": "marieke@vanvliet.example",
                     *       "design_template_id": 2,
                     *       "text_template_id": 1,
                     *       "directory_id": 4,
                     *       "proposal_language": "en",
                     *       "price_total": "€ 8.977,50",
                     *       "price_total_original": "8977.50",
                     *       "price_total_override": null,
                     *       "remarks": "",
                     *       "date_created": "2026-11-02T09:10:11.000000Z",
                     *       "date_modified": "2026-11-03T14:05:42.120000Z",
                     *       "date_viewed": "2026-11-04T07:55:03.481000Z",
                     *       "date_won": null,
                     *       "agree": {
                     *         "formfields": []
                     *       },
                     *       "comments": [
                     *         {
                     *           "id": 77,
                     *           "comment": "Can you start in February?",
                     *           "contact_name": "Fatima Yılmaz",
                     *           "contact_people_id": 319,
                     *           "account_user_id": null,
                     *           "firstname": "Fatima",
                     *           "lastname": "Yılmaz",
                     *           "type": "client",
                     *           "date": "2026-11-04T08:01:20.000000Z"
                     *         }
                     *       ],
                     *       "contact": {
                     *         "id": 318,
                     *         "type": "organisation",
                     *         "name": "Bakkerij De Korenaar",
                     *         "street": "Lindelaan 14",
                     *         "zipcode": "3571 XK",
                     *         "city": "Utrecht",
                     *         "state": "Utrecht",
                     *         "country": "NL",
                     *         "phone": "+31 30 555 01 40",
                     *         "email": "info@korenaar.example",
                     *         "internet": "https://korenaar.example",
                     *         "linkedin": "",
                     *         "facebook": "",
                     *         "twitter": "",
                     *         "instagram": "@korenaar",
                     *         "fax": "",
                     *         "coc_number": "30123456",
                     *         "vat_number": "NL001234567B01",
                     *         "date_created": "2026-01-12T08:30:00.000000Z",
                     *         "contact_id": 318,
                     *         "tags": [
                     *           {
                     *             "id": 15,
                     *             "name": "bakery"
                     *           }
                     *         ],
                     *         "custom_trade": "Food"
                     *       },
                     *       "content": {
                     *         "sections": [
                     *           {
                     *             "id": 9001,
                     *             "title": "Our advice",
                     *             "html": "<p>One heat pump for shop and bakery.</p>"
                     *           }
                     *         ],
                     *         "pricetables": [
                     *           {
                     *             "id": "installation",
                     *             "title": "Installation",
                     *             "subtotal": 8977.5,
                     *             "total": 10862.78,
                     *             "settings": {
                     *               "vat_default_percentage": 21,
                     *               "vat_hidden": false,
                     *               "rows_include_vat": false
                     *             },
                     *             "vat": [
                     *               {
                     *                 "percentage": 21,
                     *                 "group_name": "High",
                     *                 "total": 1885.28
                     *               }
                     *             ],
                     *             "recurring": {
                     *               "month": {
                     *                 "subtotal": 14.95,
                     *                 "total": 18.09
                     *               },
                     *               "year": {
                     *                 "subtotal": 0,
                     *                 "total": 0
                     *               }
                     *             },
                     *             "rows": [
                     *               {
                     *                 "type": "title",
                     *                 "content": "Heat pump",
                     *                 "id": 1,
                     *                 "subtotal": null
                     *               },
                     *               {
                     *                 "type": "price",
                     *                 "content": "Heat pump, 12 kW",
                     *                 "quantity": 1,
                     *                 "price": 8450,
                     *                 "vat_percentage": 21,
                     *                 "selectable": false,
                     *                 "user_selected": false,
                     *                 "user_quantity": false,
                     *                 "discount_type": false,
                     *                 "discount_value": 0,
                     *                 "recurring_type": false,
                     *                 "recurring_include_in_totals": false,
                     *                 "hide_price": false,
                     *                 "hide_quantity": false,
                     *                 "unique_id": "",
                     *                 "product_id": 61,
                     *                 "sku": "HP-12",
                     *                 "id": 2,
                     *                 "subtotal": 8450
                     *               },
                     *               {
                     *                 "type": "price",
                     *                 "content": "Installation, two mechanics",
                     *                 "quantity": 16,
                     *                 "price": 62.5,
                     *                 "vat_percentage": 21,
                     *                 "selectable": false,
                     *                 "user_selected": false,
                     *                 "user_quantity": false,
                     *                 "discount_type": false,
                     *                 "discount_value": 0,
                     *                 "recurring_type": false,
                     *                 "recurring_include_in_totals": false,
                     *                 "hide_price": false,
                     *                 "hide_quantity": false,
                     *                 "unique_id": "",
                     *                 "product_id": null,
                     *                 "sku": "",
                     *                 "id": 3,
                     *                 "subtotal": 1000
                     *               },
                     *               {
                     *                 "type": "discount",
                     *                 "content": "Autumn offer",
                     *                 "discount_type": "percentage",
                     *                 "discount_value": 5,
                     *                 "id": 4,
                     *                 "subtotal": -472.5
                     *               },
                     *               {
                     *                 "type": "price",
                     *                 "content": "Service contract",
                     *                 "quantity": 1,
                     *                 "price": 14.95,
                     *                 "vat_percentage": 21,
                     *                 "selectable": false,
                     *                 "user_selected": false,
                     *                 "user_quantity": false,
                     *                 "discount_type": false,
                     *                 "discount_value": 0,
                     *                 "recurring_type": "month",
                     *                 "recurring_include_in_totals": false,
                     *                 "hide_price": false,
                     *                 "hide_quantity": false,
                     *                 "unique_id": "",
                     *                 "product_id": null,
                     *                 "sku": "",
                     *                 "id": 5,
                     *                 "subtotal": 14.95
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "custom_fields": [
                     *         {
                     *           "name": "planning",
                     *           "label": "Planning",
                     *           "type": "html",
                     *           "required": false,
                     *           "value": "<p>Week <strong>6</strong></p>"
                     *         }
                     *       ],
                     *       "emails": [
                     *         {
                     *           "id": 501,
                     *           "to": "fatima@korenaar.example",
                     *           "subject": "Heat pump for the bakery",
                     *           "date": "2026-11-03T14:06:00.000000Z",
                     *           "state": "sent",
                     *           "reason": ""
                     *         }
                     *       ],
                     *       "logs": {
                     *         "history": [
                     *           {
                     *             "date": "2026-11-03T14:05:42.120000Z",
                     *             "person": "Marieke Vos",
                     *             "action": "sent the proposal to Fatima Yılmaz",
                     *             "type": "user"
                     *           }
                     *         ],
                     *         "summary": {
                     *           "last_modified_date": "2026-11-03T14:05:42.120000Z",
                     *           "last_modified_user": "Marieke Vos",
                     *           "views": 3,
                     *           "recent_view": "2026-11-04T07:55:03.481000Z",
                     *           "pdf": null
                     *         }
                     *       },
                     *       "receivers": [
                     *         {
                     *           "id": 611,
                     *           "fullname": "Fatima Yılmaz",
                     *           "email": "fatima@korenaar.example",
                     *           "signature_required": true,
                     *           "signature_allowed": true,
                     *           "proposal_link": "https://proffer.example/view/Zm9yIEZhdGltYQ"
                     *         }
                     *       ],
                     *       "tags": [
                     *         {
                     *           "id": 12,
                     *           "name": "heat pump"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Proposal"];
                };
            };
        };
    };
    "proposals.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record’s id.
                 * @example 2041
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; one short sentence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example The proposal is in the trashcan. */
                    "text/plain": string;
                };
            };
        };
    };
    "proposals.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record’s id.
                 * @example 2041
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "won",
                 *       "tags": [
                 *         "heat pump",
                 *         "bakery"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description The user it is assigned to, and on whose behalf proposals are sent. */
                    account_user_id?: number;
                    /** @description The main contact: an organisation or a private person. */
                    contact_id?: number;
                    /** @description Who receives it: ids of people of the contact, each with an email address. */
                    contact_people?: number[];
                    /** @description The design template; null for none. */
                    design_template_id?: number | null;
                    /** @description The directory it is in; null for none. */
                    directory_id?: number | null;
                    /** @description The record’s name. */
                    name?: string;
                    /** @description Without VAT, at most 2 decimals. Different from what the tables come to, it becomes the override; null drops it. */
                    price_total?: number | null;
                    /** @description Where the proposal stands. */
                    status?: components["schemas"]["ProposalStatus"];
                    /** @description The text / language template; null for none. */
                    text_template_id?: number | null;
                    /** @description All tags by name; one that does not exist is made. */
                    tags?: (string | {
                        /** @description The record’s name. */
                        name: string;
                        /** @description The record’s id. */
                        id?: number;
                    })[];
                    /** @description Custom fields. */
                    custom_fields?: {
                        /** @description The custom field’s id. */
                        name: string;
                        /** @description Text, or HTML when the field is set up so. Allowed are p, h1 to h6, ul, ol, li, strong, em, hr; other elements and all attributes are removed. */
                        value: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "200 OK"
                     *     }
                     */
                    "application/json": components["schemas"]["StatusLine"];
                };
            };
        };
    };
    "proposals.send": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record’s id.
                 * @example 2041
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "send_message": "Dear Ms Yılmaz, here is our proposal for the bakery.",
                 *       "password_reset": false
                 *     }
                 */
                "application/json": {
                    /**
                     * @description `service` sends it through the service, `self` only makes the links.
                     * @default service
                     * @enum {string}
                     */
                    send_method?: "service" | "self";
                    /** @description The message, plain text. Required unless `send_message_id` is given. */
                    send_message?: string;
                    /** @description The email template used as the message. */
                    send_message_id?: number;
                    /**
                     * @description Drop passwords receivers set when the proposal was sent before.
                     * @default false
                     */
                    password_reset?: boolean;
                    /** @description Of the receivers, the ids of whom it goes to; left out, it goes to all of them, as it must the first time. */
                    contact_people?: number[];
                };
            };
        };
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "templates.favorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, as a bare array. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 5,
                     *         "name": "Heat pump, business",
                     *         "text_template_id": 1,
                     *         "design_template_id": 2,
                     *         "automations_set_id": 3,
                     *         "custom_fields": [
                     *           {
                     *             "name": "planning",
                     *             "label": "Planning",
                     *             "required": false,
                     *             "type": "html"
                     *           }
                     *         ],
                     *         "pricetables": [
                     *           {
                     *             "id": "installation",
                     *             "title": "Installation"
                     *           }
                     *         ],
                     *         "type": "proposal",
                     *         "config_language_id": 1,
                     *         "proposal_tpl_id": 5
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["FavoriteTemplate"][];
                };
            };
        };
    };
    "templates.favorite": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record’s id.
                 * @example 5
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 5,
                     *       "name": "Heat pump, business",
                     *       "text_template_id": 1,
                     *       "design_template_id": 2,
                     *       "automations_set_id": 3,
                     *       "custom_fields": [
                     *         {
                     *           "name": "planning",
                     *           "label": "Planning",
                     *           "required": false,
                     *           "type": "html"
                     *         }
                     *       ],
                     *       "pricetables": [
                     *         {
                     *           "id": "installation",
                     *           "title": "Installation"
                     *         }
                     *       ],
                     *       "type": "proposal",
                     *       "config_language_id": 1,
                     *       "proposal_tpl_id": 5
                     *     }
                     */
                    "application/json": components["schemas"]["FavoriteTemplate"];
                };
            };
        };
    };
    "proposals.directories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "edit": [
                     *         {
                     *           "id": 4,
                     *           "name": "Business"
                     *         }
                     *       ],
                     *       "open": [
                     *         {
                     *           "id": 4,
                     *           "name": "Business"
                     *         },
                     *         {
                     *           "id": 6,
                     *           "name": "Private"
                     *         }
                     *       ],
                     *       "won": [
                     *         {
                     *           "id": 6,
                     *           "name": "Private"
                     *         }
                     *       ],
                     *       "lost": [],
                     *       "closed": []
                     *     }
                     */
                    "application/json": {
                        /** @description Directories with proposals in edit. */
                        edit: {
                            /** @description The record’s id. */
                            id: number;
                            /** @description The record’s name. */
                            name: string;
                        }[];
                        /** @description Directories with open proposals. */
                        open: {
                            /** @description The record’s id. */
                            id: number;
                            /** @description The record’s name. */
                            name: string;
                        }[];
                        /** @description Directories with won proposals. */
                        won: {
                            /** @description The record’s id. */
                            id: number;
                            /** @description The record’s name. */
                            name: string;
                        }[];
                        /** @description Directories with lost proposals. */
                        lost: {
                            /** @description The record’s id. */
                            id: number;
                            /** @description The record’s name. */
                            name: string;
                        }[];
                        /** @description Directories with closed proposals. */
                        closed: {
                            /** @description The record’s id. */
                            id: number;
                            /** @description The record’s name. */
                            name: string;
                        }[];
                    };
                };
            };
        };
    };
    "contacts.organisations": {
        parameters: {
            query?: {
                /**
                 * @description Words to search for in the name; every word must match.
                 * @example bakkerij
                 */
                query?: string;
                /** @description The page, from 1; 50 records each. */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list, as a bare array. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 318,
                     *         "type": "organisation",
                     *         "name": "Bakkerij De Korenaar",
                     *         "street": "Lindelaan 14",
                     *         "zipcode": "3571 XK",
                     *         "city": "Utrecht",
                     *         "state": "Utrecht",
                     *         "country": "NL",
                     *         "phone": "+31 30 555 01 40",
                     *         "email": "info@korenaar.example",
                     *         "internet": "https://korenaar.example",
                     *         "linkedin": "",
                     *         "facebook": "",
                     *         "twitter": "",
                     *         "instagram": "@korenaar",
                     *         "fax": "",
                     *         "coc_number": "30123456",
                     *         "vat_number": "NL001234567B01",
                     *         "date_created": "2026-01-12T08:30:00.000000Z",
                     *         "proposals_open": 1,
                     *         "proposals_won": 0
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["OrganisationItem"][];
                };
            };
        };
    };
    "contacts.people": {
        parameters: {
            query?: {
                /**
                 * @description Words to search for in the name; every word must match.
                 * @example fatima
                 */
                query?: string;
                /** @description The page, from 1; 50 records each. */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list, as a bare array. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 319,
                     *         "type": "person",
                     *         "contact_id": 318,
                     *         "name": "Fatima Yılmaz",
                     *         "fullname": "Fatima Yılmaz",
                     *         "firstname": "Fatima",
                     *         "lastname": "Yılmaz",
                     *         "salutation": "Dear Ms Yılmaz",
                     *         "mobile": "+31 6 555 01 41",
                     *         "street": "Lindelaan 14",
                     *         "zipcode": "3571 XK",
                     *         "city": "Utrecht",
                     *         "state": "Utrecht",
                     *         "country": "NL",
                     *         "phone": "",
                     *         "email": "fatima@korenaar.example",
                     *         "internet": "",
                     *         "linkedin": "",
                     *         "facebook": "",
                     *         "twitter": "",
                     *         "instagram": "",
                     *         "date_created": "2026-01-12T08:32:10.000000Z",
                     *         "proposals_open": 1,
                     *         "proposals_won": 0,
                     *         "organisation": "Bakkerij De Korenaar"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PersonItem"][];
                };
            };
        };
    };
    "contacts.details": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record’s id.
                 * @example 318
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 318,
                     *       "type": "organisation",
                     *       "name": "Bakkerij De Korenaar",
                     *       "street": "Lindelaan 14",
                     *       "zipcode": "3571 XK",
                     *       "city": "Utrecht",
                     *       "state": "Utrecht",
                     *       "country": "NL",
                     *       "phone": "+31 30 555 01 40",
                     *       "email": "info@korenaar.example",
                     *       "internet": "https://korenaar.example",
                     *       "linkedin": "",
                     *       "facebook": "",
                     *       "twitter": "",
                     *       "instagram": "@korenaar",
                     *       "fax": "",
                     *       "coc_number": "30123456",
                     *       "vat_number": "NL001234567B01",
                     *       "date_created": "2026-01-12T08:30:00.000000Z",
                     *       "account_user_id": 7,
                     *       "account_user_name": "Marieke Vos",
                     *       "people": [
                     *         {
                     *           "id": 319,
                     *           "type": "person",
                     *           "contact_id": 318,
                     *           "name": "Fatima Yılmaz",
                     *           "fullname": "Fatima Yılmaz",
                     *           "firstname": "Fatima",
                     *           "lastname": "Yılmaz",
                     *           "salutation": "Dear Ms Yılmaz",
                     *           "mobile": "+31 6 555 01 41",
                     *           "street": "Lindelaan 14",
                     *           "zipcode": "3571 XK",
                     *           "city": "Utrecht",
                     *           "state": "Utrecht",
                     *           "country": "NL",
                     *           "phone": "",
                     *           "email": "fatima@korenaar.example",
                     *           "internet": "",
                     *           "linkedin": "",
                     *           "facebook": "",
                     *           "twitter": "",
                     *           "instagram": "",
                     *           "date_created": "2026-01-12T08:32:10.000000Z"
                     *         }
                     *       ],
                     *       "proposals": [
                     *         {
                     *           "id": 2041,
                     *           "name": "Heat pump for the bakery",
                     *           "proposal_nr": "2026-1187",
                     *           "status": "open",
                     *           "version_id": 1,
                     *           "account_user_id": 7,
                     *           "contact_id": 318,
                     *           "contact_name": "Bakkerij De Korenaar",
                     *           "contact_type": "organisation",
                     *           "contact_person_fullname": "Fatima Yılmaz",
                     *           "directory_id": 4,
                     *           "date_created": "2026-11-02T09:10:11.000000Z",
                     *           "date_modified": "2026-11-03T14:05:42.120000Z",
                     *           "date_viewed": "2026-11-04T07:55:03.481000Z",
                     *           "date_won": null,
                     *           "price_total": "€ 8.977,50",
                     *           "price_total_original": "8977.50",
                     *           "price_total_override": null,
                     *           "tags": [
                     *             {
                     *               "id": 12,
                     *               "name": "heat pump"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "tags": [
                     *         {
                     *           "id": 15,
                     *           "name": "bakery"
                     *         }
                     *       ],
                     *       "custom_trade": "Food"
                     *     }
                     */
                    "application/json": components["schemas"]["Contact"];
                };
            };
        };
    };
    "contacts.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record’s id.
                 * @example 318
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; one short sentence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example The organisation and its people are in the trashcan. */
                    "text/plain": string;
                };
            };
        };
    };
    "contacts.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record’s id.
                 * @example 318
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "+31 30 555 01 42",
                 *       "custom_trade": "Food and drink"
                 *     }
                 */
                "application/json": {
                    /** @description Street and number. */
                    street?: string;
                    /** @description Postal code. */
                    zipcode?: string;
                    /** @description City. */
                    city?: string;
                    /** @description State or province. */
                    state?: string;
                    /** @description Country. */
                    country?: string;
                    /** @description Phone number. */
                    phone?: string;
                    /** @description Email address. */
                    email?: string;
                    /** @description Website. */
                    internet?: string;
                    /** @description LinkedIn profile. */
                    linkedin?: string;
                    /** @description Facebook page. */
                    facebook?: string;
                    /** @description Twitter account. */
                    twitter?: string;
                    /** @description Instagram account. */
                    instagram?: string;
                    /** @description Tags, by name. */
                    tags?: (string | {
                        /** @description The record’s name. */
                        name: string;
                        /** @description The record’s id. */
                        id?: number;
                    })[];
                    /** @description Fax number; organisations only. */
                    fax?: string;
                    /** @description Chamber of commerce number; organisations only. */
                    coc_number?: string;
                    /** @description VAT number; organisations only. */
                    vat_number?: string;
                    /** @description First name. */
                    firstname?: string;
                    /** @description Last name. */
                    lastname?: string;
                    /** @description How to address the person. */
                    salutation?: string;
                    /** @description Mobile number; persons only. */
                    mobile?: string;
                    /** @description Full name. */
                    fullname?: string;
                    /** @description The record’s name. */
                    name?: string;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "200 OK"
                     *     }
                     */
                    "application/json": components["schemas"]["StatusLine"];
                };
            };
        };
    };
    "contacts.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "organisation",
                 *       "name": "Bakkerij De Korenaar",
                 *       "street": "Lindelaan 14",
                 *       "zipcode": "3571 XK",
                 *       "city": "Utrecht",
                 *       "email": "info@korenaar.example",
                 *       "tags": [
                 *         "bakery"
                 *       ],
                 *       "custom_trade": "Food"
                 *     }
                 */
                "application/json": ({
                    /** @description Street and number. */
                    street?: string;
                    /** @description Postal code. */
                    zipcode?: string;
                    /** @description City. */
                    city?: string;
                    /** @description State or province. */
                    state?: string;
                    /** @description Country. */
                    country?: string;
                    /** @description Phone number. */
                    phone?: string;
                    /** @description Email address. */
                    email?: string;
                    /** @description Website. */
                    internet?: string;
                    /** @description LinkedIn profile. */
                    linkedin?: string;
                    /** @description Facebook page. */
                    facebook?: string;
                    /** @description Twitter account. */
                    twitter?: string;
                    /** @description Instagram account. */
                    instagram?: string;
                    /** @description Tags, by name. */
                    tags?: (string | {
                        /** @description The record’s name. */
                        name: string;
                        /** @description The record’s id. */
                        id?: number;
                    })[];
                    /** @description Fax number; organisations only. */
                    fax?: string;
                    /** @description Chamber of commerce number; organisations only. */
                    coc_number?: string;
                    /** @description VAT number; organisations only. */
                    vat_number?: string;
                    /**
                     * @description organisation or person.
                     * @constant
                     */
                    type: "organisation";
                    /** @description The record’s name. */
                    name: string;
                } & {
                    [key: string]: unknown;
                }) | ({
                    /** @description Street and number. */
                    street?: string;
                    /** @description Postal code. */
                    zipcode?: string;
                    /** @description City. */
                    city?: string;
                    /** @description State or province. */
                    state?: string;
                    /** @description Country. */
                    country?: string;
                    /** @description Phone number. */
                    phone?: string;
                    /** @description Email address. */
                    email?: string;
                    /** @description Website. */
                    internet?: string;
                    /** @description LinkedIn profile. */
                    linkedin?: string;
                    /** @description Facebook page. */
                    facebook?: string;
                    /** @description Twitter account. */
                    twitter?: string;
                    /** @description Instagram account. */
                    instagram?: string;
                    /** @description Tags, by name. */
                    tags?: (string | {
                        /** @description The record’s name. */
                        name: string;
                        /** @description The record’s id. */
                        id?: number;
                    })[];
                    /** @description First name. */
                    firstname?: string;
                    /** @description Last name. */
                    lastname?: string;
                    /** @description How to address the person. */
                    salutation?: string;
                    /** @description Mobile number; persons only. */
                    mobile?: string;
                    /** @description Full name. */
                    fullname?: string;
                    /** @description The record’s name. */
                    name?: string;
                    /**
                     * @description organisation or person.
                     * @constant
                     */
                    type: "person";
                } & {
                    [key: string]: unknown;
                });
            };
        };
        responses: {
            /** @description It was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 318,
                     *       "type": "organisation",
                     *       "name": "Bakkerij De Korenaar",
                     *       "street": "Lindelaan 14",
                     *       "zipcode": "3571 XK",
                     *       "city": "Utrecht",
                     *       "state": "Utrecht",
                     *       "country": "NL",
                     *       "phone": "+31 30 555 01 40",
                     *       "email": "info@korenaar.example",
                     *       "internet": "https://korenaar.example",
                     *       "linkedin": "",
                     *       "facebook": "",
                     *       "twitter": "",
                     *       "instagram": "@korenaar",
                     *       "fax": "",
                     *       "coc_number": "30123456",
                     *       "vat_number": "NL001234567B01",
                     *       "date_created": "2026-01-12T08:30:00.000000Z",
                     *       "account_user_id": 7,
                     *       "account_user_name": "Marieke Vos",
                     *       "people": [],
                     *       "proposals": [],
                     *       "tags": [
                     *         {
                     *           "id": 15,
                     *           "name": "bakery"
                     *         }
                     *       ],
                     *       "custom_trade": "Food"
                     *     }
                     */
                    "application/json": components["schemas"]["Contact"];
                };
            };
        };
    };
    "contacts.organisation-people": {
        parameters: {
            query?: {
                /** @description The page, from 1; 50 records each. */
                page?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The organisation’s id.
                 * @example 318
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list, as a bare array. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 319,
                     *         "type": "person",
                     *         "contact_id": 318,
                     *         "name": "Fatima Yılmaz",
                     *         "fullname": "Fatima Yılmaz",
                     *         "firstname": "Fatima",
                     *         "lastname": "Yılmaz",
                     *         "salutation": "Dear Ms Yılmaz",
                     *         "mobile": "+31 6 555 01 41",
                     *         "street": "Lindelaan 14",
                     *         "zipcode": "3571 XK",
                     *         "city": "Utrecht",
                     *         "state": "Utrecht",
                     *         "country": "NL",
                     *         "phone": "",
                     *         "email": "fatima@korenaar.example",
                     *         "internet": "",
                     *         "linkedin": "",
                     *         "facebook": "",
                     *         "twitter": "",
                     *         "instagram": "",
                     *         "date_created": "2026-01-12T08:32:10.000000Z",
                     *         "proposals_open": 1,
                     *         "proposals_won": 0,
                     *         "organisation": "Bakkerij De Korenaar"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PersonItem"][];
                };
            };
        };
    };
    "contacts.create-person": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organisation’s id.
                 * @example 318
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Fatima Yılmaz",
                 *       "firstname": "Fatima",
                 *       "lastname": "Yılmaz",
                 *       "salutation": "Dear Ms Yılmaz",
                 *       "email": "fatima@korenaar.example"
                 *     }
                 */
                "application/json": {
                    /** @description Street and number. */
                    street?: string;
                    /** @description Postal code. */
                    zipcode?: string;
                    /** @description City. */
                    city?: string;
                    /** @description State or province. */
                    state?: string;
                    /** @description Country. */
                    country?: string;
                    /** @description Phone number. */
                    phone?: string;
                    /** @description Email address. */
                    email?: string;
                    /** @description Website. */
                    internet?: string;
                    /** @description LinkedIn profile. */
                    linkedin?: string;
                    /** @description Facebook page. */
                    facebook?: string;
                    /** @description Twitter account. */
                    twitter?: string;
                    /** @description Instagram account. */
                    instagram?: string;
                    /** @description Tags, by name. */
                    tags?: (string | {
                        /** @description The record’s name. */
                        name: string;
                        /** @description The record’s id. */
                        id?: number;
                    })[];
                    /** @description First name. */
                    firstname?: string;
                    /** @description Last name. */
                    lastname?: string;
                    /** @description How to address the person. */
                    salutation?: string;
                    /** @description Mobile number; persons only. */
                    mobile?: string;
                    /** @description Full name. */
                    fullname?: string;
                    /** @description The record’s name. */
                    name?: string;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description It was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 319,
                     *       "type": "person",
                     *       "contact_id": 318,
                     *       "name": "Fatima Yılmaz",
                     *       "fullname": "Fatima Yılmaz",
                     *       "firstname": "Fatima",
                     *       "lastname": "Yılmaz",
                     *       "salutation": "Dear Ms Yılmaz",
                     *       "mobile": "+31 6 555 01 41",
                     *       "street": "Lindelaan 14",
                     *       "zipcode": "3571 XK",
                     *       "city": "Utrecht",
                     *       "state": "Utrecht",
                     *       "country": "NL",
                     *       "phone": "",
                     *       "email": "fatima@korenaar.example",
                     *       "internet": "",
                     *       "linkedin": "",
                     *       "facebook": "",
                     *       "twitter": "",
                     *       "instagram": "",
                     *       "date_created": "2026-01-12T08:32:10.000000Z",
                     *       "account_user_id": 7,
                     *       "account_user_name": "Marieke Vos",
                     *       "proposals": [],
                     *       "tags": [],
                     *       "custom_trade": ""
                     *     }
                     */
                    "application/json": components["schemas"]["Person"];
                };
            };
        };
    };
    "contacts.person": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organisation’s id.
                 * @example 318
                 */
                id: number;
                /**
                 * @description The person’s id.
                 * @example 319
                 */
                person_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 319,
                     *       "type": "person",
                     *       "contact_id": 318,
                     *       "name": "Fatima Yılmaz",
                     *       "fullname": "Fatima Yılmaz",
                     *       "firstname": "Fatima",
                     *       "lastname": "Yılmaz",
                     *       "salutation": "Dear Ms Yılmaz",
                     *       "mobile": "+31 6 555 01 41",
                     *       "street": "Lindelaan 14",
                     *       "zipcode": "3571 XK",
                     *       "city": "Utrecht",
                     *       "state": "Utrecht",
                     *       "country": "NL",
                     *       "phone": "",
                     *       "email": "fatima@korenaar.example",
                     *       "internet": "",
                     *       "linkedin": "",
                     *       "facebook": "",
                     *       "twitter": "",
                     *       "instagram": "",
                     *       "date_created": "2026-01-12T08:32:10.000000Z",
                     *       "account_user_id": 7,
                     *       "account_user_name": "Marieke Vos",
                     *       "proposals": [
                     *         {
                     *           "id": 2041,
                     *           "name": "Heat pump for the bakery",
                     *           "proposal_nr": "2026-1187",
                     *           "status": "open",
                     *           "version_id": 1,
                     *           "account_user_id": 7,
                     *           "contact_id": 318,
                     *           "contact_name": "Bakkerij De Korenaar",
                     *           "contact_type": "organisation",
                     *           "contact_person_fullname": "Fatima Yılmaz",
                     *           "directory_id": 4,
                     *           "date_created": "2026-11-02T09:10:11.000000Z",
                     *           "date_modified": "2026-11-03T14:05:42.120000Z",
                     *           "date_viewed": "2026-11-04T07:55:03.481000Z",
                     *           "date_won": null,
                     *           "price_total": "€ 8.977,50",
                     *           "price_total_original": "8977.50",
                     *           "price_total_override": null,
                     *           "tags": [
                     *             {
                     *               "id": 12,
                     *               "name": "heat pump"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "tags": [],
                     *       "custom_trade": ""
                     *     }
                     */
                    "application/json": components["schemas"]["Person"];
                };
            };
        };
    };
    "contacts.delete-person": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organisation’s id.
                 * @example 318
                 */
                id: number;
                /**
                 * @description The person’s id.
                 * @example 319
                 */
                person_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; one short sentence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example The person is in the trashcan. */
                    "text/plain": string;
                };
            };
        };
    };
    "contacts.update-person": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organisation’s id.
                 * @example 318
                 */
                id: number;
                /**
                 * @description The person’s id.
                 * @example 319
                 */
                person_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mobile": "+31 6 555 01 43"
                 *     }
                 */
                "application/json": {
                    /** @description Street and number. */
                    street?: string;
                    /** @description Postal code. */
                    zipcode?: string;
                    /** @description City. */
                    city?: string;
                    /** @description State or province. */
                    state?: string;
                    /** @description Country. */
                    country?: string;
                    /** @description Phone number. */
                    phone?: string;
                    /** @description Email address. */
                    email?: string;
                    /** @description Website. */
                    internet?: string;
                    /** @description LinkedIn profile. */
                    linkedin?: string;
                    /** @description Facebook page. */
                    facebook?: string;
                    /** @description Twitter account. */
                    twitter?: string;
                    /** @description Instagram account. */
                    instagram?: string;
                    /** @description Tags, by name. */
                    tags?: (string | {
                        /** @description The record’s name. */
                        name: string;
                        /** @description The record’s id. */
                        id?: number;
                    })[];
                    /** @description First name. */
                    firstname?: string;
                    /** @description Last name. */
                    lastname?: string;
                    /** @description How to address the person. */
                    salutation?: string;
                    /** @description Mobile number; persons only. */
                    mobile?: string;
                    /** @description Full name. */
                    fullname?: string;
                    /** @description The record’s name. */
                    name?: string;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "200 OK"
                     *     }
                     */
                    "application/json": components["schemas"]["StatusLine"];
                };
            };
        };
    };
    "templates.designs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, as a bare array. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 2,
                     *         "name": "House style",
                     *         "colors": [
                     *           "#2143b9",
                     *           "#181c25"
                     *         ],
                     *         "font": "Source Serif",
                     *         "logo_url": "/logos/house.svg"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DesignTemplate"][];
                };
            };
        };
    };
    "templates.emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, as a bare array. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 9,
                     *         "name": "First proposal",
                     *         "subject": "Our proposal: [proposal_name]",
                     *         "message": "[contact_salutation],\n\nHere is our proposal: [proposal_link]",
                     *         "language": "en"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["EmailTemplate"][];
                };
            };
        };
    };
    "tags.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, as a bare array. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 15,
                     *         "name": "bakery"
                     *       },
                     *       {
                     *         "id": 12,
                     *         "name": "heat pump"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Tag"][];
                };
            };
        };
    };
    "templates.texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, as a bare array. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "name": "English",
                     *         "language": "en"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["TextTemplate"][];
                };
            };
        };
    };
    "products.vat-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, as a bare array. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "name": "High",
                     *         "percentage": 21
                     *       },
                     *       {
                     *         "id": 2,
                     *         "name": "Low",
                     *         "percentage": 9
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["VatGroup"][];
                };
            };
        };
    };
    "products.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product directory’s id.
                 * @example 8
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, as a bare array. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 61,
                     *         "directory_id": 8,
                     *         "name": "Heat pump, 12 kW",
                     *         "sku": "HP-12",
                     *         "price": 8450,
                     *         "vat_id": 1,
                     *         "vat_percentage": 21,
                     *         "selectable": false,
                     *         "recurring": false,
                     *         "descr_short": "Air to water, with a 200 litre tank",
                     *         "optional": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Product"][];
                };
            };
        };
    };
    "products.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Heat pump, 12 kW",
                 *       "sku": "HP-12",
                 *       "price": 8450,
                 *       "vat_id": 1,
                 *       "selectable": false,
                 *       "recurring": false,
                 *       "descr_short": "Air to water, with a 200 litre tank",
                 *       "directory_id": 8
                 *     }
                 */
                "application/json": {
                    /** @description The record’s name. */
                    name: string;
                    /** @description Article number, text. */
                    sku?: string | number;
                    /** @description Per piece, at most 4 decimals, may be negative. */
                    price?: number;
                    /** @description The VAT group; null for none. */
                    vat_id?: number | null;
                    /**
                     * @description Whether the customer may choose the row: `check` freely, `radio` one of its group, or false.
                     * @enum {unknown}
                     */
                    selectable?: false | "check" | "radio";
                    /**
                     * @description A row made from it recurs each month or year; false for once.
                     * @enum {unknown}
                     */
                    recurring?: false | "month" | "year";
                    /** @description Short description. */
                    descr_short?: string;
                    /**
                     * @deprecated
                     * @description Deprecated. True is the same as `selectable` `check`.
                     */
                    optional?: boolean;
                    /** @description The product directory; left out, the first one. */
                    directory_id?: number;
                };
            };
        };
        responses: {
            /** @description It was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "product_id": 61
                     *     }
                     */
                    "application/json": {
                        /** @description The product the row was made from; null for none. */
                        product_id: number;
                    };
                };
            };
        };
    };
    "products.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record’s id.
                 * @example 61
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; one short sentence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example The product is deleted. */
                    "text/plain": string;
                };
            };
        };
    };
    "products.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record’s id.
                 * @example 61
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "price": 8595,
                 *       "directory_id": 8
                 *     }
                 */
                "application/json": {
                    /** @description The record’s name. */
                    name?: string;
                    /** @description Article number, text. */
                    sku?: string | number;
                    /** @description Per piece, at most 4 decimals, may be negative. */
                    price?: number;
                    /** @description The VAT group; null for none. */
                    vat_id?: number | null;
                    /**
                     * @description Whether the customer may choose the row: `check` freely, `radio` one of its group, or false.
                     * @enum {unknown}
                     */
                    selectable?: false | "check" | "radio";
                    /**
                     * @description A row made from it recurs each month or year; false for once.
                     * @enum {unknown}
                     */
                    recurring?: false | "month" | "year";
                    /** @description Short description. */
                    descr_short?: string;
                    /**
                     * @deprecated
                     * @description Deprecated. True is the same as `selectable` `check`.
                     */
                    optional?: boolean;
                    /** @description The product directory to move it to. */
                    directory_id?: number;
                };
            };
        };
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": true;
                };
            };
        };
    };
    "products.directories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, as a bare array. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 8,
                     *         "name": "Heat pumps",
                     *         "products_count": 24
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ProductDirectory"][];
                };
            };
        };
    };
    "products.create-directory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Heat pumps"
                 *     }
                 */
                "application/json": {
                    /** @description The record’s name. */
                    name: string;
                };
            };
        };
        responses: {
            /** @description It was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "201 Created"
                     *     }
                     */
                    "application/json": components["schemas"]["StatusLine"];
                };
            };
        };
    };
    "products.delete-directory": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record’s id.
                 * @example 8
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; one short sentence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example The product directory is deleted. */
                    "text/plain": string;
                };
            };
        };
    };
    "products.update-directory": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record’s id.
                 * @example 8
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Heat pumps and boilers"
                 *     }
                 */
                "application/json": {
                    /** @description The record’s name. */
                    name: string;
                };
            };
        };
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "200 OK"
                     *     }
                     */
                    "application/json": components["schemas"]["StatusLine"];
                };
            };
        };
    };
    "account.hello": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "hello",
                     *       "account_name": "demo",
                     *       "user": {
                     *         "id": 7,
                     *         "email": "marieke@vanvliet.example",
                     *         "firstname": "Marieke",
                     *         "lastname": "Vos",
                     *         "role": "seller"
                     *       },
                     *       "interfaces": [
                     *         "v1",
                     *         "v2"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description Always hello.
                         * @constant
                         */
                        message: "hello";
                        /** @description The account’s name. */
                        account_name: string;
                        /** @description Whose token it is. */
                        user: {
                            /** @description The record’s id. */
                            id: number;
                            /** @description Email address. */
                            email: string;
                            /** @description First name. */
                            firstname: string;
                            /** @description Last name. */
                            lastname: string;
                            /**
                             * @description What the person may do here: a reader reads, a seller writes, an admin also changes settings.
                             * @enum {string}
                             */
                            role?: "reader" | "seller" | "admin";
                        };
                        /** @description The interfaces that the access token counts for here. */
                        interfaces: string[];
                    };
                };
            };
        };
    };
    "templates.automation-sets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, as a bare array. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 3,
                     *         "name": "Friendly reminders",
                     *         "automations": [
                     *           {
                     *             "trigger": "Sent and not opened",
                     *             "days": 3,
                     *             "action": "Remind the receivers: Reminder"
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AutomationSet"][];
                };
            };
        };
    };
    "account.users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, as a bare array. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "email": "marieke@vanvliet.example",
                     *         "firstname": "Marieke",
                     *         "lastname": "Vos",
                     *         "phone": "+31 30 555 02 00",
                     *         "jobtitle": "Adviser",
                     *         "date_lastlogin": "2026-11-04T07:30:00.000000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["User"][];
                };
            };
        };
    };
    "webhooks.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, as a bare array. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 31,
                     *         "payload_url": "https://erp.korenaar.example/hooks/proffer",
                     *         "payload_content_type": "json",
                     *         "active": true,
                     *         "events": [
                     *           "proposal_won",
                     *           "proposal_lost"
                     *         ],
                     *         "api_version": 2,
                     *         "date_created": "2026-10-01T10:00:00.000000Z",
                     *         "date_modified": "2026-10-01T10:00:00.000000Z",
                     *         "date_failed": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
        };
    };
    "webhooks.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "payload_url": "https://erp.korenaar.example/hooks/proffer",
                 *       "payload_content_type": "json",
                 *       "active": true,
                 *       "events": [
                 *         "proposal_won",
                 *         "proposal_lost"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description The full https address events are posted to. */
                    payload_url: string;
                    /**
                     * @description How the body is encoded: `json`, or `xform` for a form field `payload` that holds the JSON.
                     * @default json
                     * @enum {string}
                     */
                    payload_content_type?: "json" | "xform";
                    /**
                     * @description Whether events are delivered; while it is inactive, what was still to be sent is held.
                     * @default true
                     */
                    active?: boolean;
                    /**
                     * @description The events it subscribes to; `all` for every one.
                     * @default [
                     *       "all"
                     *     ]
                     */
                    events?: ("all" | "contact_created" | "contact_updated" | "contact_deleted" | "contact_person_created" | "contact_person_updated" | "contact_person_deleted" | "proposal_created" | "proposal_details_updated" | "proposal_deleted" | "proposal_send" | "proposal_won" | "proposal_lost" | "proposal_viewed" | "proposal_comment_received" | "product_directory_created" | "product_directory_updated" | "product_directory_deleted" | "product_created" | "product_updated" | "product_deleted")[];
                };
            };
        };
        responses: {
            /** @description It was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "webhook_id": 31
                     *     }
                     */
                    "application/json": {
                        /** @description The id of the new webhook. */
                        webhook_id: number;
                    };
                };
            };
        };
    };
    "webhooks.details": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record’s id.
                 * @example 31
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 31,
                     *       "payload_url": "https://erp.korenaar.example/hooks/proffer",
                     *       "payload_content_type": "json",
                     *       "active": true,
                     *       "events": [
                     *         "proposal_won",
                     *         "proposal_lost"
                     *       ],
                     *       "api_version": 2,
                     *       "date_created": "2026-10-01T10:00:00.000000Z",
                     *       "date_modified": "2026-10-01T10:00:00.000000Z",
                     *       "date_failed": null
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    "webhooks.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record’s id.
                 * @example 31
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; one short sentence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example The webhook has been deleted. */
                    "text/plain": string;
                };
            };
        };
    };
    "webhooks.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record’s id.
                 * @example 31
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "active": false
                 *     }
                 */
                "application/json": {
                    /** @description The full https address events are posted to. */
                    payload_url?: string;
                    /**
                     * @description How the body is encoded: `json`, or `xform` for a form field `payload` that holds the JSON.
                     * @enum {string}
                     */
                    payload_content_type?: "json" | "xform";
                    /** @description Whether events are delivered; while it is inactive, what was still to be sent is held. */
                    active?: boolean;
                    /** @description The events it subscribes to; `all` for every one. */
                    events?: ("all" | "contact_created" | "contact_updated" | "contact_deleted" | "contact_person_created" | "contact_person_updated" | "contact_person_deleted" | "proposal_created" | "proposal_details_updated" | "proposal_deleted" | "proposal_send" | "proposal_won" | "proposal_lost" | "proposal_viewed" | "proposal_comment_received" | "product_directory_created" | "product_directory_updated" | "product_directory_deleted" | "product_created" | "product_updated" | "product_deleted" | "company_created" | "company_updated" | "company_deleted" | "company_person_created" | "company_person_updated" | "company_person_deleted")[];
                };
            };
        };
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "200 OK"
                     *     }
                     */
                    "application/json": components["schemas"]["StatusLine"];
                };
            };
        };
    };
    "webhooks.secrets": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record’s id.
                 * @example 31
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, as a bare array. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "secret": "whsec_bW9ybmluZyBkZXcgb24gdGhlIGJha2VyeSB3aW5kb3c=",
                     *         "date_created": "2026-10-01T10:00:00.000000Z",
                     *         "date_expires": null
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** @description What the receiver checks signatures with; keep it secret. */
                        secret: string;
                        /** @description When it was made. */
                        date_created: string;
                        /** @description Until when. */
                        date_expires: string | null;
                    }[];
                };
            };
        };
    };
    "webhooks.rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record’s id.
                 * @example 31
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "secret": "whsec_ZmxvdXIgb24gdGhlIHRhYmxlLCBub3QgeWV0IGJyZWE=",
                     *         "date_created": "2026-11-05T09:00:00.000000Z",
                     *         "date_expires": null
                     *       },
                     *       {
                     *         "secret": "whsec_bW9ybmluZyBkZXcgb24gdGhlIGJha2VyeSB3aW5kb3c=",
                     *         "date_created": "2026-10-01T10:00:00.000000Z",
                     *         "date_expires": "2026-11-06T09:00:00.000000Z"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** @description What the receiver checks signatures with; keep it secret. */
                        secret: string;
                        /** @description When it was made. */
                        date_created: string;
                        /** @description Until when. */
                        date_expires: string | null;
                    }[];
                };
            };
        };
    };
    "webhooks.test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record’s id.
                 * @example 31
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "proposal_won"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The event, in the words of the webhook’s version.
                     * @enum {string}
                     */
                    event?: "all" | "contact_created" | "contact_updated" | "contact_deleted" | "contact_person_created" | "contact_person_updated" | "contact_person_deleted" | "proposal_created" | "proposal_details_updated" | "proposal_deleted" | "proposal_send" | "proposal_won" | "proposal_lost" | "proposal_viewed" | "proposal_comment_received" | "product_directory_created" | "product_directory_updated" | "product_directory_deleted" | "product_created" | "product_updated" | "product_deleted";
                };
            };
        };
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "delivery_id": 7204
                     *     }
                     */
                    "application/json": {
                        /** @description The delivery that was made; its details tell how it went. */
                        delivery_id: number;
                    };
                };
            };
        };
    };
    "deliveries.list": {
        parameters: {
            query?: {
                /**
                 * @description State or province.
                 * @example failed
                 */
                state?: "pending" | "succeeded" | "failed";
                /** @description The event, in the words of the webhook’s version. */
                event?: "all" | "contact_created" | "contact_updated" | "contact_deleted" | "contact_person_created" | "contact_person_updated" | "contact_person_deleted" | "proposal_created" | "proposal_details_updated" | "proposal_deleted" | "proposal_send" | "proposal_won" | "proposal_lost" | "proposal_viewed" | "proposal_comment_received" | "product_directory_created" | "product_directory_updated" | "product_directory_deleted" | "product_created" | "product_updated" | "product_deleted" | "company_created" | "company_updated" | "company_deleted" | "company_person_created" | "company_person_updated" | "company_person_deleted";
                /** @description From this moment on, for example `2026-11-04T00:00:00Z`. */
                since?: string;
                /** @description Before this moment. */
                until?: string;
                /**
                 * @description The page, from 1; 50 records each.
                 * @example 1
                 */
                page?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The record’s id.
                 * @example 31
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list, as a bare array. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7204,
                     *         "webhook_id": 31,
                     *         "message_id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
                     *         "event": "proposal_won",
                     *         "test": false,
                     *         "record": {
                     *           "type": "proposal",
                     *           "id": 2041
                     *         },
                     *         "state": "succeeded",
                     *         "date_created": "2026-11-05T10:15:00.000000Z",
                     *         "date_next_try": null,
                     *         "tries": [
                     *           {
                     *             "number": 1,
                     *             "date": "2026-11-05T10:15:00.412000Z",
                     *             "duration_ms": 84,
                     *             "status": 200,
                     *             "error": ""
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** @description The record’s id. */
                        id: number;
                        /** @description The id of the new webhook. */
                        webhook_id: number;
                        /** @description The header `webhook-id`: the same on every try. */
                        message_id: string;
                        /** @description The event, in the words of the webhook’s version. */
                        event: string;
                        /** @description A test delivery, whose record is made up. */
                        test: boolean;
                        /** @description What the event is about. */
                        record: {
                            /** @description organisation or person. */
                            type: string;
                            /** @description The record’s id. */
                            id: number;
                        };
                        /**
                         * @description State or province.
                         * @enum {string}
                         */
                        state: "pending" | "succeeded" | "failed";
                        /** @description When it was made. */
                        date_created: string;
                        /** @description When it is tried next; null when it is not. */
                        date_next_try: string | null;
                        /** @description Every try, the first one first. */
                        tries: {
                            /** @description Counts from 1, over all times it was sent. */
                            number: number;
                            /** @description When it happened. */
                            date: string;
                            /** @description How long it took, in milliseconds. */
                            duration_ms: number;
                            /** @description Where the proposal stands. */
                            status: number | null;
                            /** @description Why there was no answer; empty when there was. */
                            error: string;
                        }[];
                    }[];
                };
            };
        };
    };
    "deliveries.details": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record’s id.
                 * @example 7204
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7204,
                     *       "webhook_id": 31,
                     *       "message_id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
                     *       "event": "proposal_won",
                     *       "test": false,
                     *       "record": {
                     *         "type": "proposal",
                     *         "id": 2041
                     *       },
                     *       "state": "succeeded",
                     *       "date_created": "2026-11-05T10:15:00.000000Z",
                     *       "date_next_try": null,
                     *       "body": "{\"type\":\"proposal_won\",\"date_created\":\"2026-11-05T10:15:00.000000Z\",\"data\":{\"id\":2041}}",
                     *       "tries": [
                     *         {
                     *           "number": 1,
                     *           "date": "2026-11-05T10:15:00.412000Z",
                     *           "duration_ms": 84,
                     *           "status": 200,
                     *           "error": "",
                     *           "payload_url": "https://erp.korenaar.example/hooks/proffer",
                     *           "request_headers": [
                     *             {
                     *               "name": "webhook-id",
                     *               "value": "msg_p5jXN8AQM9LWM0D4loKWxJek"
                     *             }
                     *           ],
                     *           "response_headers": [
                     *             {
                     *               "name": "content-type",
                     *               "value": "text/plain"
                     *             }
                     *           ],
                     *           "response_body": "ok",
                     *           "response_cut": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description The record’s id. */
                        id: number;
                        /** @description The id of the new webhook. */
                        webhook_id: number;
                        /** @description The header `webhook-id`: the same on every try. */
                        message_id: string;
                        /** @description The event, in the words of the webhook’s version. */
                        event: string;
                        /** @description A test delivery, whose record is made up. */
                        test: boolean;
                        /** @description What the event is about. */
                        record: {
                            /** @description organisation or person. */
                            type: string;
                            /** @description The record’s id. */
                            id: number;
                        };
                        /**
                         * @description State or province.
                         * @enum {string}
                         */
                        state: "pending" | "succeeded" | "failed";
                        /** @description When it was made. */
                        date_created: string;
                        /** @description When it is tried next; null when it is not. */
                        date_next_try: string | null;
                        /** @description The very text that was sent. */
                        body: string;
                        /** @description Every try, the first one first. */
                        tries: {
                            /** @description Counts from 1, over all times it was sent. */
                            number: number;
                            /** @description When it happened. */
                            date: string;
                            /** @description How long it took, in milliseconds. */
                            duration_ms: number;
                            /** @description Where the proposal stands. */
                            status: number | null;
                            /** @description Why there was no answer; empty when there was. */
                            error: string;
                            /** @description The full https address events are posted to. */
                            payload_url: string;
                            /** @description The headers that were sent. */
                            request_headers: {
                                /** @description The record’s name. */
                                name: string;
                                /** @description What was filled in. */
                                value: string;
                            }[];
                            /** @description The headers of the answer. */
                            response_headers: {
                                /** @description The record’s name. */
                                name: string;
                                /** @description What was filled in. */
                                value: string;
                            }[];
                            /** @description The answer, at most 64 kB of it. */
                            response_body: string;
                            /** @description The answer was longer; its rest was not read. */
                            response_cut: boolean;
                        }[];
                    };
                };
            };
        };
    };
    "deliveries.redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record’s id.
                 * @example 7204
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "webhooks.recover": {
        parameters: {
            query?: {
                /**
                 * @description Only counts, and sends nothing.
                 * @example true
                 */
                count_only?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The record’s id.
                 * @example 31
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "since": "2026-11-04T00:00:00Z"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: date-time
                     * @description From this moment on, for example `2026-11-04T00:00:00Z`.
                     */
                    since: string;
                };
            };
        };
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 12
                     *     }
                     */
                    "application/json": {
                        /**
                         * @deprecated
                         * @description Deprecated. The same as `quantity`.
                         */
                        count: number;
                    };
                };
            };
        };
    };
    "event.contact_created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "contact_created",
                 *       "date_created": "2026-11-05T10:15:00.000000Z",
                 *       "data": {
                 *         "id": 318,
                 *         "type": "organisation",
                 *         "name": "Bakkerij De Korenaar",
                 *         "street": "Lindelaan 14",
                 *         "zipcode": "3571 XK",
                 *         "city": "Utrecht",
                 *         "state": "Utrecht",
                 *         "country": "NL",
                 *         "phone": "+31 30 555 01 40",
                 *         "email": "info@korenaar.example",
                 *         "internet": "https://korenaar.example",
                 *         "linkedin": "",
                 *         "facebook": "",
                 *         "twitter": "",
                 *         "instagram": "@korenaar",
                 *         "fax": "",
                 *         "coc_number": "30123456",
                 *         "vat_number": "NL001234567B01",
                 *         "date_created": "2026-01-12T08:30:00.000000Z",
                 *         "account_user_id": 7,
                 *         "account_user_name": "Marieke Vos",
                 *         "people": [],
                 *         "proposals": [],
                 *         "tags": [
                 *           {
                 *             "id": 15,
                 *             "name": "bakery"
                 *           }
                 *         ],
                 *         "custom_trade": "Food"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description What happened.
                     * @constant
                     */
                    type: "contact_created";
                    /** @description When it happened; the same on every try. */
                    date_created: string;
                    /** @description The record, as its details operation shows it. */
                    data: components["schemas"]["Contact"];
                };
            };
        };
        responses: {
            /** @description Nobody is here any more: no further tries. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It was received, within 5 seconds. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "event.contact_updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "contact_updated",
                 *       "date_created": "2026-11-05T10:15:00.000000Z",
                 *       "data": {
                 *         "id": 318,
                 *         "type": "organisation",
                 *         "name": "Bakkerij De Korenaar",
                 *         "street": "Lindelaan 14",
                 *         "zipcode": "3571 XK",
                 *         "city": "Utrecht",
                 *         "state": "Utrecht",
                 *         "country": "NL",
                 *         "phone": "+31 30 555 01 40",
                 *         "email": "info@korenaar.example",
                 *         "internet": "https://korenaar.example",
                 *         "linkedin": "",
                 *         "facebook": "",
                 *         "twitter": "",
                 *         "instagram": "@korenaar",
                 *         "fax": "",
                 *         "coc_number": "30123456",
                 *         "vat_number": "NL001234567B01",
                 *         "date_created": "2026-01-12T08:30:00.000000Z",
                 *         "account_user_id": 7,
                 *         "account_user_name": "Marieke Vos",
                 *         "people": [
                 *           {
                 *             "id": 319,
                 *             "type": "person",
                 *             "contact_id": 318,
                 *             "name": "Fatima Yılmaz",
                 *             "fullname": "Fatima Yılmaz",
                 *             "firstname": "Fatima",
                 *             "lastname": "Yılmaz",
                 *             "salutation": "Dear Ms Yılmaz",
                 *             "mobile": "+31 6 555 01 41",
                 *             "street": "Lindelaan 14",
                 *             "zipcode": "3571 XK",
                 *             "city": "Utrecht",
                 *             "state": "Utrecht",
                 *             "country": "NL",
                 *             "phone": "",
                 *             "email": "fatima@korenaar.example",
                 *             "internet": "",
                 *             "linkedin": "",
                 *             "facebook": "",
                 *             "twitter": "",
                 *             "instagram": "",
                 *             "date_created": "2026-01-12T08:32:10.000000Z"
                 *           }
                 *         ],
                 *         "proposals": [
                 *           {
                 *             "id": 2041,
                 *             "name": "Heat pump for the bakery",
                 *             "proposal_nr": "2026-1187",
                 *             "status": "open",
                 *             "version_id": 1,
                 *             "account_user_id": 7,
                 *             "contact_id": 318,
                 *             "contact_name": "Bakkerij De Korenaar",
                 *             "contact_type": "organisation",
                 *             "contact_person_fullname": "Fatima Yılmaz",
                 *             "directory_id": 4,
                 *             "date_created": "2026-11-02T09:10:11.000000Z",
                 *             "date_modified": "2026-11-03T14:05:42.120000Z",
                 *             "date_viewed": "2026-11-04T07:55:03.481000Z",
                 *             "date_won": null,
                 *             "price_total": "€ 8.977,50",
                 *             "price_total_original": "8977.50",
                 *             "price_total_override": null,
                 *             "tags": [
                 *               {
                 *                 "id": 12,
                 *                 "name": "heat pump"
                 *               }
                 *             ]
                 *           }
                 *         ],
                 *         "tags": [
                 *           {
                 *             "id": 15,
                 *             "name": "bakery"
                 *           }
                 *         ],
                 *         "custom_trade": "Food"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description What happened.
                     * @constant
                     */
                    type: "contact_updated";
                    /** @description When it happened; the same on every try. */
                    date_created: string;
                    /** @description The record, as its details operation shows it. */
                    data: components["schemas"]["Contact"];
                };
            };
        };
        responses: {
            /** @description Nobody is here any more: no further tries. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It was received, within 5 seconds. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "event.contact_deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "contact_deleted",
                 *       "date_created": "2026-11-05T10:15:00.000000Z",
                 *       "data": {
                 *         "id": 318,
                 *         "type": "organisation"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description What happened.
                     * @constant
                     */
                    type: "contact_deleted";
                    /** @description When it happened; the same on every try. */
                    date_created: string;
                    /** @description What was deleted. */
                    data: {
                        /** @description The id it had. */
                        id: number;
                        /** @description What kind of record it was. */
                        type: string;
                    };
                };
            };
        };
        responses: {
            /** @description Nobody is here any more: no further tries. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It was received, within 5 seconds. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "event.contact_person_created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "contact_person_created",
                 *       "date_created": "2026-11-05T10:15:00.000000Z",
                 *       "data": {
                 *         "id": 319,
                 *         "type": "person",
                 *         "contact_id": 318,
                 *         "name": "Fatima Yılmaz",
                 *         "fullname": "Fatima Yılmaz",
                 *         "firstname": "Fatima",
                 *         "lastname": "Yılmaz",
                 *         "salutation": "Dear Ms Yılmaz",
                 *         "mobile": "+31 6 555 01 41",
                 *         "street": "Lindelaan 14",
                 *         "zipcode": "3571 XK",
                 *         "city": "Utrecht",
                 *         "state": "Utrecht",
                 *         "country": "NL",
                 *         "phone": "",
                 *         "email": "fatima@korenaar.example",
                 *         "internet": "",
                 *         "linkedin": "",
                 *         "facebook": "",
                 *         "twitter": "",
                 *         "instagram": "",
                 *         "date_created": "2026-01-12T08:32:10.000000Z",
                 *         "account_user_id": 7,
                 *         "account_user_name": "Marieke Vos",
                 *         "proposals": [],
                 *         "tags": [],
                 *         "custom_trade": ""
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description What happened.
                     * @constant
                     */
                    type: "contact_person_created";
                    /** @description When it happened; the same on every try. */
                    date_created: string;
                    /** @description The record, as its details operation shows it. */
                    data: components["schemas"]["Person"];
                };
            };
        };
        responses: {
            /** @description Nobody is here any more: no further tries. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It was received, within 5 seconds. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "event.contact_person_updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "contact_person_updated",
                 *       "date_created": "2026-11-05T10:15:00.000000Z",
                 *       "data": {
                 *         "id": 319,
                 *         "type": "person",
                 *         "contact_id": 318,
                 *         "name": "Fatima Yılmaz",
                 *         "fullname": "Fatima Yılmaz",
                 *         "firstname": "Fatima",
                 *         "lastname": "Yılmaz",
                 *         "salutation": "Dear Ms Yılmaz",
                 *         "mobile": "+31 6 555 01 41",
                 *         "street": "Lindelaan 14",
                 *         "zipcode": "3571 XK",
                 *         "city": "Utrecht",
                 *         "state": "Utrecht",
                 *         "country": "NL",
                 *         "phone": "",
                 *         "email": "fatima@korenaar.example",
                 *         "internet": "",
                 *         "linkedin": "",
                 *         "facebook": "",
                 *         "twitter": "",
                 *         "instagram": "",
                 *         "date_created": "2026-01-12T08:32:10.000000Z",
                 *         "account_user_id": 7,
                 *         "account_user_name": "Marieke Vos",
                 *         "proposals": [
                 *           {
                 *             "id": 2041,
                 *             "name": "Heat pump for the bakery",
                 *             "proposal_nr": "2026-1187",
                 *             "status": "open",
                 *             "version_id": 1,
                 *             "account_user_id": 7,
                 *             "contact_id": 318,
                 *             "contact_name": "Bakkerij De Korenaar",
                 *             "contact_type": "organisation",
                 *             "contact_person_fullname": "Fatima Yılmaz",
                 *             "directory_id": 4,
                 *             "date_created": "2026-11-02T09:10:11.000000Z",
                 *             "date_modified": "2026-11-03T14:05:42.120000Z",
                 *             "date_viewed": "2026-11-04T07:55:03.481000Z",
                 *             "date_won": null,
                 *             "price_total": "€ 8.977,50",
                 *             "price_total_original": "8977.50",
                 *             "price_total_override": null,
                 *             "tags": [
                 *               {
                 *                 "id": 12,
                 *                 "name": "heat pump"
                 *               }
                 *             ]
                 *           }
                 *         ],
                 *         "tags": [],
                 *         "custom_trade": ""
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description What happened.
                     * @constant
                     */
                    type: "contact_person_updated";
                    /** @description When it happened; the same on every try. */
                    date_created: string;
                    /** @description The record, as its details operation shows it. */
                    data: components["schemas"]["Person"];
                };
            };
        };
        responses: {
            /** @description Nobody is here any more: no further tries. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It was received, within 5 seconds. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "event.contact_person_deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "contact_person_deleted",
                 *       "date_created": "2026-11-05T10:15:00.000000Z",
                 *       "data": {
                 *         "id": 319,
                 *         "type": "person"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description What happened.
                     * @constant
                     */
                    type: "contact_person_deleted";
                    /** @description When it happened; the same on every try. */
                    date_created: string;
                    /** @description What was deleted. */
                    data: {
                        /** @description The id it had. */
                        id: number;
                        /** @description What kind of record it was. */
                        type: string;
                    };
                };
            };
        };
        responses: {
            /** @description Nobody is here any more: no further tries. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It was received, within 5 seconds. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "event.proposal_created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "proposal_created",
                 *       "date_created": "2026-11-05T10:15:00.000000Z",
                 *       "data": {
                 *         "id": 2041,
                 *         "name": "Heat pump for the bakery",
                 *         "proposal_nr": "2026-1187",
                 *         "status": "edit",
                 *         "version_id": 1,
                 *         "account_user_id": 7,
                 *         "account_user_name": "Marieke Vos",
                 *         "account_user_email": "marieke@vanvliet.example",
                 *         "design_template_id": 2,
                 *         "text_template_id": 1,
                 *         "directory_id": 4,
                 *         "proposal_language": "en",
                 *         "price_total": "€ 8.977,50",
                 *         "price_total_original": "8977.50",
                 *         "price_total_override": null,
                 *         "remarks": "",
                 *         "date_created": "2026-11-02T09:10:11.000000Z",
                 *         "date_modified": "2026-11-02T09:10:11.000000Z",
                 *         "date_viewed": null,
                 *         "date_won": null,
                 *         "agree": {
                 *           "formfields": []
                 *         },
                 *         "comments": [],
                 *         "contact": {
                 *           "id": 318,
                 *           "type": "organisation",
                 *           "name": "Bakkerij De Korenaar",
                 *           "street": "Lindelaan 14",
                 *           "zipcode": "3571 XK",
                 *           "city": "Utrecht",
                 *           "state": "Utrecht",
                 *           "country": "NL",
                 *           "phone": "+31 30 555 01 40",
                 *           "email": "info@korenaar.example",
                 *           "internet": "https://korenaar.example",
                 *           "linkedin": "",
                 *           "facebook": "",
                 *           "twitter": "",
                 *           "instagram": "@korenaar",
                 *           "fax": "",
                 *           "coc_number": "30123456",
                 *           "vat_number": "NL001234567B01",
                 *           "date_created": "2026-01-12T08:30:00.000000Z",
                 *           "contact_id": 318,
                 *           "tags": [
                 *             {
                 *               "id": 15,
                 *               "name": "bakery"
                 *             }
                 *           ],
                 *           "custom_trade": "Food"
                 *         },
                 *         "content": {
                 *           "sections": [
                 *             {
                 *               "id": 9001,
                 *               "title": "Our advice",
                 *               "html": "<p>One heat pump for shop and bakery.</p>"
                 *             }
                 *           ],
                 *           "pricetables": [
                 *             {
                 *               "id": "installation",
                 *               "title": "Installation",
                 *               "subtotal": 8977.5,
                 *               "total": 10862.78,
                 *               "settings": {
                 *                 "vat_default_percentage": 21,
                 *                 "vat_hidden": false,
                 *                 "rows_include_vat": false
                 *               },
                 *               "vat": [
                 *                 {
                 *                   "percentage": 21,
                 *                   "group_name": "High",
                 *                   "total": 1885.28
                 *                 }
                 *               ],
                 *               "recurring": {
                 *                 "month": {
                 *                   "subtotal": 14.95,
                 *                   "total": 18.09
                 *                 },
                 *                 "year": {
                 *                   "subtotal": 0,
                 *                   "total": 0
                 *                 }
                 *               },
                 *               "rows": [
                 *                 {
                 *                   "type": "title",
                 *                   "content": "Heat pump",
                 *                   "id": 1,
                 *                   "subtotal": null
                 *                 },
                 *                 {
                 *                   "type": "price",
                 *                   "content": "Heat pump, 12 kW",
                 *                   "quantity": 1,
                 *                   "price": 8450,
                 *                   "vat_percentage": 21,
                 *                   "selectable": false,
                 *                   "user_selected": false,
                 *                   "user_quantity": false,
                 *                   "discount_type": false,
                 *                   "discount_value": 0,
                 *                   "recurring_type": false,
                 *                   "recurring_include_in_totals": false,
                 *                   "hide_price": false,
                 *                   "hide_quantity": false,
                 *                   "unique_id": "",
                 *                   "product_id": 61,
                 *                   "sku": "HP-12",
                 *                   "id": 2,
                 *                   "subtotal": 8450
                 *                 },
                 *                 {
                 *                   "type": "price",
                 *                   "content": "Installation, two mechanics",
                 *                   "quantity": 16,
                 *                   "price": 62.5,
                 *                   "vat_percentage": 21,
                 *                   "selectable": false,
                 *                   "user_selected": false,
                 *                   "user_quantity": false,
                 *                   "discount_type": false,
                 *                   "discount_value": 0,
                 *                   "recurring_type": false,
                 *                   "recurring_include_in_totals": false,
                 *                   "hide_price": false,
                 *                   "hide_quantity": false,
                 *                   "unique_id": "",
                 *                   "product_id": null,
                 *                   "sku": "",
                 *                   "id": 3,
                 *                   "subtotal": 1000
                 *                 },
                 *                 {
                 *                   "type": "discount",
                 *                   "content": "Autumn offer",
                 *                   "discount_type": "percentage",
                 *                   "discount_value": 5,
                 *                   "id": 4,
                 *                   "subtotal": -472.5
                 *                 },
                 *                 {
                 *                   "type": "price",
                 *                   "content": "Service contract",
                 *                   "quantity": 1,
                 *                   "price": 14.95,
                 *                   "vat_percentage": 21,
                 *                   "selectable": false,
                 *                   "user_selected": false,
                 *                   "user_quantity": false,
                 *                   "discount_type": false,
                 *                   "discount_value": 0,
                 *                   "recurring_type": "month",
                 *                   "recurring_include_in_totals": false,
                 *                   "hide_price": false,
                 *                   "hide_quantity": false,
                 *                   "unique_id": "",
                 *                   "product_id": null,
                 *                   "sku": "",
                 *                   "id": 5,
                 *                   "subtotal": 14.95
                 *                 }
                 *               ]
                 *             }
                 *           ]
                 *         },
                 *         "custom_fields": [
                 *           {
                 *             "name": "planning",
                 *             "label": "Planning",
                 *             "type": "html",
                 *             "required": false,
                 *             "value": "<p>Week <strong>6</strong></p>"
                 *           }
                 *         ],
                 *         "emails": [],
                 *         "logs": {
                 *           "history": [
                 *             {
                 *               "date": "2026-11-02T09:10:11.000000Z",
                 *               "person": "Marieke Vos",
                 *               "action": "created the proposal",
                 *               "type": "user"
                 *             }
                 *           ],
                 *           "summary": {
                 *             "last_modified_date": "2026-11-02T09:10:11.000000Z",
                 *             "last_modified_user": "Marieke Vos",
                 *             "views": 0,
                 *             "recent_view": null,
                 *             "pdf": null
                 *           }
                 *         },
                 *         "receivers": [
                 *           {
                 *             "id": 611,
                 *             "fullname": "Fatima Yılmaz",
                 *             "email": "fatima@korenaar.example",
                 *             "signature_required": true,
                 *             "signature_allowed": true,
                 *             "proposal_link": "https://proffer.example/view/Zm9yIEZhdGltYQ"
                 *           }
                 *         ],
                 *         "tags": [
                 *           {
                 *             "id": 12,
                 *             "name": "heat pump"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description What happened.
                     * @constant
                     */
                    type: "proposal_created";
                    /** @description When it happened; the same on every try. */
                    date_created: string;
                    /** @description The record, as its details operation shows it. */
                    data: components["schemas"]["Proposal"];
                };
            };
        };
        responses: {
            /** @description Nobody is here any more: no further tries. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It was received, within 5 seconds. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "event.proposal_details_updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "proposal_details_updated",
                 *       "date_created": "2026-11-05T10:15:00.000000Z",
                 *       "data": {
                 *         "id": 2041,
                 *         "name": "Heat pump for the bakery",
                 *         "proposal_nr": "2026-1187",
                 *         "status": "open",
                 *         "version_id": 1,
                 *         "account_user_id": 7,
                 *         "account_user_name": "Marieke Vos",
                 *         "account_user_email": "marieke@vanvliet.example",
                 *         "design_template_id": 2,
                 *         "text_template_id": 1,
                 *         "directory_id": 4,
                 *         "proposal_language": "en",
                 *         "price_total": "€ 8.977,50",
                 *         "price_total_original": "8977.50",
                 *         "price_total_override": null,
                 *         "remarks": "",
                 *         "date_created": "2026-11-02T09:10:11.000000Z",
                 *         "date_modified": "2026-11-03T14:05:42.120000Z",
                 *         "date_viewed": "2026-11-04T07:55:03.481000Z",
                 *         "date_won": null,
                 *         "agree": {
                 *           "formfields": []
                 *         },
                 *         "comments": [
                 *           {
                 *             "id": 77,
                 *             "comment": "Can you start in February?",
                 *             "contact_name": "Fatima Yılmaz",
                 *             "contact_people_id": 319,
                 *             "account_user_id": null,
                 *             "firstname": "Fatima",
                 *             "lastname": "Yılmaz",
                 *             "type": "client",
                 *             "date": "2026-11-04T08:01:20.000000Z"
                 *           }
                 *         ],
                 *         "contact": {
                 *           "id": 318,
                 *           "type": "organisation",
                 *           "name": "Bakkerij De Korenaar",
                 *           "street": "Lindelaan 14",
                 *           "zipcode": "3571 XK",
                 *           "city": "Utrecht",
                 *           "state": "Utrecht",
                 *           "country": "NL",
                 *           "phone": "+31 30 555 01 40",
                 *           "email": "info@korenaar.example",
                 *           "internet": "https://korenaar.example",
                 *           "linkedin": "",
                 *           "facebook": "",
                 *           "twitter": "",
                 *           "instagram": "@korenaar",
                 *           "fax": "",
                 *           "coc_number": "30123456",
                 *           "vat_number": "NL001234567B01",
                 *           "date_created": "2026-01-12T08:30:00.000000Z",
                 *           "contact_id": 318,
                 *           "tags": [
                 *             {
                 *               "id": 15,
                 *               "name": "bakery"
                 *             }
                 *           ],
                 *           "custom_trade": "Food"
                 *         },
                 *         "content": {
                 *           "sections": [
                 *             {
                 *               "id": 9001,
                 *               "title": "Our advice",
                 *               "html": "<p>One heat pump for shop and bakery.</p>"
                 *             }
                 *           ],
                 *           "pricetables": [
                 *             {
                 *               "id": "installation",
                 *               "title": "Installation",
                 *               "subtotal": 8977.5,
                 *               "total": 10862.78,
                 *               "settings": {
                 *                 "vat_default_percentage": 21,
                 *                 "vat_hidden": false,
                 *                 "rows_include_vat": false
                 *               },
                 *               "vat": [
                 *                 {
                 *                   "percentage": 21,
                 *                   "group_name": "High",
                 *                   "total": 1885.28
                 *                 }
                 *               ],
                 *               "recurring": {
                 *                 "month": {
                 *                   "subtotal": 14.95,
                 *                   "total": 18.09
                 *                 },
                 *                 "year": {
                 *                   "subtotal": 0,
                 *                   "total": 0
                 *                 }
                 *               },
                 *               "rows": [
                 *                 {
                 *                   "type": "title",
                 *                   "content": "Heat pump",
                 *                   "id": 1,
                 *                   "subtotal": null
                 *                 },
                 *                 {
                 *                   "type": "price",
                 *                   "content": "Heat pump, 12 kW",
                 *                   "quantity": 1,
                 *                   "price": 8450,
                 *                   "vat_percentage": 21,
                 *                   "selectable": false,
                 *                   "user_selected": false,
                 *                   "user_quantity": false,
                 *                   "discount_type": false,
                 *                   "discount_value": 0,
                 *                   "recurring_type": false,
                 *                   "recurring_include_in_totals": false,
                 *                   "hide_price": false,
                 *                   "hide_quantity": false,
                 *                   "unique_id": "",
                 *                   "product_id": 61,
                 *                   "sku": "HP-12",
                 *                   "id": 2,
                 *                   "subtotal": 8450
                 *                 },
                 *                 {
                 *                   "type": "price",
                 *                   "content": "Installation, two mechanics",
                 *                   "quantity": 16,
                 *                   "price": 62.5,
                 *                   "vat_percentage": 21,
                 *                   "selectable": false,
                 *                   "user_selected": false,
                 *                   "user_quantity": false,
                 *                   "discount_type": false,
                 *                   "discount_value": 0,
                 *                   "recurring_type": false,
                 *                   "recurring_include_in_totals": false,
                 *                   "hide_price": false,
                 *                   "hide_quantity": false,
                 *                   "unique_id": "",
                 *                   "product_id": null,
                 *                   "sku": "",
                 *                   "id": 3,
                 *                   "subtotal": 1000
                 *                 },
                 *                 {
                 *                   "type": "discount",
                 *                   "content": "Autumn offer",
                 *                   "discount_type": "percentage",
                 *                   "discount_value": 5,
                 *                   "id": 4,
                 *                   "subtotal": -472.5
                 *                 },
                 *                 {
                 *                   "type": "price",
                 *                   "content": "Service contract",
                 *                   "quantity": 1,
                 *                   "price": 14.95,
                 *                   "vat_percentage": 21,
                 *                   "selectable": false,
                 *                   "user_selected": false,
                 *                   "user_quantity": false,
                 *                   "discount_type": false,
                 *                   "discount_value": 0,
                 *                   "recurring_type": "month",
                 *                   "recurring_include_in_totals": false,
                 *                   "hide_price": false,
                 *                   "hide_quantity": false,
                 *                   "unique_id": "",
                 *                   "product_id": null,
                 *                   "sku": "",
                 *                   "id": 5,
                 *                   "subtotal": 14.95
                 *                 }
                 *               ]
                 *             }
                 *           ]
                 *         },
                 *         "custom_fields": [
                 *           {
                 *             "name": "planning",
                 *             "label": "Planning",
                 *             "type": "html",
                 *             "required": false,
                 *             "value": "<p>Week <strong>6</strong></p>"
                 *           }
                 *         ],
                 *         "emails": [
                 *           {
                 *             "id": 501,
                 *             "to": "fatima@korenaar.example",
                 *             "subject": "Heat pump for the bakery",
                 *             "date": "2026-11-03T14:06:00.000000Z",
                 *             "state": "sent",
                 *             "reason": ""
                 *           }
                 *         ],
                 *         "logs": {
                 *           "history": [
                 *             {
                 *               "date": "2026-11-03T14:05:42.120000Z",
                 *               "person": "Marieke Vos",
                 *               "action": "sent the proposal to Fatima Yılmaz",
                 *               "type": "user"
                 *             }
                 *           ],
                 *           "summary": {
                 *             "last_modified_date": "2026-11-03T14:05:42.120000Z",
                 *             "last_modified_user": "Marieke Vos",
                 *             "views": 3,
                 *             "recent_view": "2026-11-04T07:55:03.481000Z",
                 *             "pdf": null
                 *           }
                 *         },
                 *         "receivers": [
                 *           {
                 *             "id": 611,
                 *             "fullname": "Fatima Yılmaz",
                 *             "email": "fatima@korenaar.example",
                 *             "signature_required": true,
                 *             "signature_allowed": true,
                 *             "proposal_link": "https://proffer.example/view/Zm9yIEZhdGltYQ"
                 *           }
                 *         ],
                 *         "tags": [
                 *           {
                 *             "id": 12,
                 *             "name": "heat pump"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description What happened.
                     * @constant
                     */
                    type: "proposal_details_updated";
                    /** @description When it happened; the same on every try. */
                    date_created: string;
                    /** @description The record, as its details operation shows it. */
                    data: components["schemas"]["Proposal"];
                };
            };
        };
        responses: {
            /** @description Nobody is here any more: no further tries. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It was received, within 5 seconds. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "event.proposal_deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "proposal_deleted",
                 *       "date_created": "2026-11-05T10:15:00.000000Z",
                 *       "data": {
                 *         "id": 2041,
                 *         "type": "proposal"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description What happened.
                     * @constant
                     */
                    type: "proposal_deleted";
                    /** @description When it happened; the same on every try. */
                    date_created: string;
                    /** @description What was deleted. */
                    data: {
                        /** @description The id it had. */
                        id: number;
                        /** @description What kind of record it was. */
                        type: string;
                    };
                };
            };
        };
        responses: {
            /** @description Nobody is here any more: no further tries. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It was received, within 5 seconds. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "event.proposal_send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "proposal_send",
                 *       "date_created": "2026-11-05T10:15:00.000000Z",
                 *       "data": {
                 *         "id": 2041,
                 *         "name": "Heat pump for the bakery",
                 *         "proposal_nr": "2026-1187",
                 *         "status": "open",
                 *         "version_id": 1,
                 *         "account_user_id": 7,
                 *         "account_user_name": "Marieke Vos",
                 *         "account_user_email": "marieke@vanvliet.example",
                 *         "design_template_id": 2,
                 *         "text_template_id": 1,
                 *         "directory_id": 4,
                 *         "proposal_language": "en",
                 *         "price_total": "€ 8.977,50",
                 *         "price_total_original": "8977.50",
                 *         "price_total_override": null,
                 *         "remarks": "",
                 *         "date_created": "2026-11-02T09:10:11.000000Z",
                 *         "date_modified": "2026-11-03T14:05:42.120000Z",
                 *         "date_viewed": null,
                 *         "date_won": null,
                 *         "agree": {
                 *           "formfields": []
                 *         },
                 *         "comments": [],
                 *         "contact": {
                 *           "id": 318,
                 *           "type": "organisation",
                 *           "name": "Bakkerij De Korenaar",
                 *           "street": "Lindelaan 14",
                 *           "zipcode": "3571 XK",
                 *           "city": "Utrecht",
                 *           "state": "Utrecht",
                 *           "country": "NL",
                 *           "phone": "+31 30 555 01 40",
                 *           "email": "info@korenaar.example",
                 *           "internet": "https://korenaar.example",
                 *           "linkedin": "",
                 *           "facebook": "",
                 *           "twitter": "",
                 *           "instagram": "@korenaar",
                 *           "fax": "",
                 *           "coc_number": "30123456",
                 *           "vat_number": "NL001234567B01",
                 *           "date_created": "2026-01-12T08:30:00.000000Z",
                 *           "contact_id": 318,
                 *           "tags": [
                 *             {
                 *               "id": 15,
                 *               "name": "bakery"
                 *             }
                 *           ],
                 *           "custom_trade": "Food"
                 *         },
                 *         "content": {
                 *           "sections": [
                 *             {
                 *               "id": 9001,
                 *               "title": "Our advice",
                 *               "html": "<p>One heat pump for shop and bakery.</p>"
                 *             }
                 *           ],
                 *           "pricetables": [
                 *             {
                 *               "id": "installation",
                 *               "title": "Installation",
                 *               "subtotal": 8977.5,
                 *               "total": 10862.78,
                 *               "settings": {
                 *                 "vat_default_percentage": 21,
                 *                 "vat_hidden": false,
                 *                 "rows_include_vat": false
                 *               },
                 *               "vat": [
                 *                 {
                 *                   "percentage": 21,
                 *                   "group_name": "High",
                 *                   "total": 1885.28
                 *                 }
                 *               ],
                 *               "recurring": {
                 *                 "month": {
                 *                   "subtotal": 14.95,
                 *                   "total": 18.09
                 *                 },
                 *                 "year": {
                 *                   "subtotal": 0,
                 *                   "total": 0
                 *                 }
                 *               },
                 *               "rows": [
                 *                 {
                 *                   "type": "title",
                 *                   "content": "Heat pump",
                 *                   "id": 1,
                 *                   "subtotal": null
                 *                 },
                 *                 {
                 *                   "type": "price",
                 *                   "content": "Heat pump, 12 kW",
                 *                   "quantity": 1,
                 *                   "price": 8450,
                 *                   "vat_percentage": 21,
                 *                   "selectable": false,
                 *                   "user_selected": false,
                 *                   "user_quantity": false,
                 *                   "discount_type": false,
                 *                   "discount_value": 0,
                 *                   "recurring_type": false,
                 *                   "recurring_include_in_totals": false,
                 *                   "hide_price": false,
                 *                   "hide_quantity": false,
                 *                   "unique_id": "",
                 *                   "product_id": 61,
                 *                   "sku": "HP-12",
                 *                   "id": 2,
                 *                   "subtotal": 8450
                 *                 },
                 *                 {
                 *                   "type": "price",
                 *                   "content": "Installation, two mechanics",
                 *                   "quantity": 16,
                 *                   "price": 62.5,
                 *                   "vat_percentage": 21,
                 *                   "selectable": false,
                 *                   "user_selected": false,
                 *                   "user_quantity": false,
                 *                   "discount_type": false,
                 *                   "discount_value": 0,
                 *                   "recurring_type": false,
                 *                   "recurring_include_in_totals": false,
                 *                   "hide_price": false,
                 *                   "hide_quantity": false,
                 *                   "unique_id": "",
                 *                   "product_id": null,
                 *                   "sku": "",
                 *                   "id": 3,
                 *                   "subtotal": 1000
                 *                 },
                 *                 {
                 *                   "type": "discount",
                 *                   "content": "Autumn offer",
                 *                   "discount_type": "percentage",
                 *                   "discount_value": 5,
                 *                   "id": 4,
                 *                   "subtotal": -472.5
                 *                 },
                 *                 {
                 *                   "type": "price",
                 *                   "content": "Service contract",
                 *                   "quantity": 1,
                 *                   "price": 14.95,
                 *                   "vat_percentage": 21,
                 *                   "selectable": false,
                 *                   "user_selected": false,
                 *                   "user_quantity": false,
                 *                   "discount_type": false,
                 *                   "discount_value": 0,
                 *                   "recurring_type": "month",
                 *                   "recurring_include_in_totals": false,
                 *                   "hide_price": false,
                 *                   "hide_quantity": false,
                 *                   "unique_id": "",
                 *                   "product_id": null,
                 *                   "sku": "",
                 *                   "id": 5,
                 *                   "subtotal": 14.95
                 *                 }
                 *               ]
                 *             }
                 *           ]
                 *         },
                 *         "custom_fields": [
                 *           {
                 *             "name": "planning",
                 *             "label": "Planning",
                 *             "type": "html",
                 *             "required": false,
                 *             "value": "<p>Week <strong>6</strong></p>"
                 *           }
                 *         ],
                 *         "emails": [
                 *           {
                 *             "id": 501,
                 *             "to": "fatima@korenaar.example",
                 *             "subject": "Heat pump for the bakery",
                 *             "date": "2026-11-03T14:06:00.000000Z",
                 *             "state": "queued",
                 *             "reason": ""
                 *           }
                 *         ],
                 *         "logs": {
                 *           "history": [
                 *             {
                 *               "date": "2026-11-03T14:05:42.120000Z",
                 *               "person": "Marieke Vos",
                 *               "action": "sent the proposal to Fatima Yılmaz",
                 *               "type": "user"
                 *             }
                 *           ],
                 *           "summary": {
                 *             "last_modified_date": "2026-11-03T14:05:42.120000Z",
                 *             "last_modified_user": "Marieke Vos",
                 *             "views": 0,
                 *             "recent_view": null,
                 *             "pdf": null
                 *           }
                 *         },
                 *         "receivers": [
                 *           {
                 *             "id": 611,
                 *             "fullname": "Fatima Yılmaz",
                 *             "email": "fatima@korenaar.example",
                 *             "signature_required": true,
                 *             "signature_allowed": true,
                 *             "proposal_link": "https://proffer.example/view/Zm9yIEZhdGltYQ"
                 *           }
                 *         ],
                 *         "tags": [
                 *           {
                 *             "id": 12,
                 *             "name": "heat pump"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description What happened.
                     * @constant
                     */
                    type: "proposal_send";
                    /** @description When it happened; the same on every try. */
                    date_created: string;
                    /** @description The record, as its details operation shows it. */
                    data: components["schemas"]["Proposal"];
                };
            };
        };
        responses: {
            /** @description Nobody is here any more: no further tries. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It was received, within 5 seconds. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "event.proposal_won": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "proposal_won",
                 *       "date_created": "2026-11-05T10:15:00.000000Z",
                 *       "data": {
                 *         "id": 2041,
                 *         "name": "Heat pump for the bakery",
                 *         "proposal_nr": "2026-1187",
                 *         "status": "won",
                 *         "version_id": 1,
                 *         "account_user_id": 7,
                 *         "account_user_name": "Marieke Vos",
                 *         "account_user_email": "marieke@vanvliet.example",
                 *         "design_template_id": 2,
                 *         "text_template_id": 1,
                 *         "directory_id": 4,
                 *         "proposal_language": "en",
                 *         "price_total": "€ 8.977,50",
                 *         "price_total_original": "8977.50",
                 *         "price_total_override": null,
                 *         "remarks": "",
                 *         "date_created": "2026-11-02T09:10:11.000000Z",
                 *         "date_modified": "2026-11-03T14:05:42.120000Z",
                 *         "date_viewed": "2026-11-04T07:55:03.481000Z",
                 *         "date_won": "2026-11-05T10:15:00.000000Z",
                 *         "agree": {
                 *           "formfields": [
                 *             {
                 *               "label": "Order number",
                 *               "value": "PO-118"
                 *             }
                 *           ],
                 *           "name": "Fatima Yılmaz",
                 *           "date": "2026-11-05T10:15:00.000000Z",
                 *           "version_id": 1,
                 *           "ip_country": null
                 *         },
                 *         "comments": [
                 *           {
                 *             "id": 77,
                 *             "comment": "Can you start in February?",
                 *             "contact_name": "Fatima Yılmaz",
                 *             "contact_people_id": 319,
                 *             "account_user_id": null,
                 *             "firstname": "Fatima",
                 *             "lastname": "Yılmaz",
                 *             "type": "client",
                 *             "date": "2026-11-04T08:01:20.000000Z"
                 *           }
                 *         ],
                 *         "contact": {
                 *           "id": 318,
                 *           "type": "organisation",
                 *           "name": "Bakkerij De Korenaar",
                 *           "street": "Lindelaan 14",
                 *           "zipcode": "3571 XK",
                 *           "city": "Utrecht",
                 *           "state": "Utrecht",
                 *           "country": "NL",
                 *           "phone": "+31 30 555 01 40",
                 *           "email": "info@korenaar.example",
                 *           "internet": "https://korenaar.example",
                 *           "linkedin": "",
                 *           "facebook": "",
                 *           "twitter": "",
                 *           "instagram": "@korenaar",
                 *           "fax": "",
                 *           "coc_number": "30123456",
                 *           "vat_number": "NL001234567B01",
                 *           "date_created": "2026-01-12T08:30:00.000000Z",
                 *           "contact_id": 318,
                 *           "tags": [
                 *             {
                 *               "id": 15,
                 *               "name": "bakery"
                 *             }
                 *           ],
                 *           "custom_trade": "Food"
                 *         },
                 *         "content": {
                 *           "sections": [
                 *             {
                 *               "id": 9001,
                 *               "title": "Our advice",
                 *               "html": "<p>One heat pump for shop and bakery.</p>"
                 *             }
                 *           ],
                 *           "pricetables": [
                 *             {
                 *               "id": "installation",
                 *               "title": "Installation",
                 *               "subtotal": 8977.5,
                 *               "total": 10862.78,
                 *               "settings": {
                 *                 "vat_default_percentage": 21,
                 *                 "vat_hidden": false,
                 *                 "rows_include_vat": false
                 *               },
                 *               "vat": [
                 *                 {
                 *                   "percentage": 21,
                 *                   "group_name": "High",
                 *                   "total": 1885.28
                 *                 }
                 *               ],
                 *               "recurring": {
                 *                 "month": {
                 *                   "subtotal": 14.95,
                 *                   "total": 18.09
                 *                 },
                 *                 "year": {
                 *                   "subtotal": 0,
                 *                   "total": 0
                 *                 }
                 *               },
                 *               "rows": [
                 *                 {
                 *                   "type": "title",
                 *                   "content": "Heat pump",
                 *                   "id": 1,
                 *                   "subtotal": null
                 *                 },
                 *                 {
                 *                   "type": "price",
                 *                   "content": "Heat pump, 12 kW",
                 *                   "quantity": 1,
                 *                   "price": 8450,
                 *                   "vat_percentage": 21,
                 *                   "selectable": false,
                 *                   "user_selected": false,
                 *                   "user_quantity": false,
                 *                   "discount_type": false,
                 *                   "discount_value": 0,
                 *                   "recurring_type": false,
                 *                   "recurring_include_in_totals": false,
                 *                   "hide_price": false,
                 *                   "hide_quantity": false,
                 *                   "unique_id": "",
                 *                   "product_id": 61,
                 *                   "sku": "HP-12",
                 *                   "id": 2,
                 *                   "subtotal": 8450
                 *                 },
                 *                 {
                 *                   "type": "price",
                 *                   "content": "Installation, two mechanics",
                 *                   "quantity": 16,
                 *                   "price": 62.5,
                 *                   "vat_percentage": 21,
                 *                   "selectable": false,
                 *                   "user_selected": false,
                 *                   "user_quantity": false,
                 *                   "discount_type": false,
                 *                   "discount_value": 0,
                 *                   "recurring_type": false,
                 *                   "recurring_include_in_totals": false,
                 *                   "hide_price": false,
                 *                   "hide_quantity": false,
                 *                   "unique_id": "",
                 *                   "product_id": null,
                 *                   "sku": "",
                 *                   "id": 3,
                 *                   "subtotal": 1000
                 *                 },
                 *                 {
                 *                   "type": "discount",
                 *                   "content": "Autumn offer",
                 *                   "discount_type": "percentage",
                 *                   "discount_value": 5,
                 *                   "id": 4,
                 *                   "subtotal": -472.5
                 *                 },
                 *                 {
                 *                   "type": "price",
                 *                   "content": "Service contract",
                 *                   "quantity": 1,
                 *                   "price": 14.95,
                 *                   "vat_percentage": 21,
                 *                   "selectable": false,
                 *                   "user_selected": false,
                 *                   "user_quantity": false,
                 *                   "discount_type": false,
                 *                   "discount_value": 0,
                 *                   "recurring_type": "month",
                 *                   "recurring_include_in_totals": false,
                 *                   "hide_price": false,
                 *                   "hide_quantity": false,
                 *                   "unique_id": "",
                 *                   "product_id": null,
                 *                   "sku": "",
                 *                   "id": 5,
                 *                   "subtotal": 14.95
                 *                 }
                 *               ]
                 *             }
                 *           ]
                 *         },
                 *         "custom_fields": [
                 *           {
                 *             "name": "planning",
                 *             "label": "Planning",
                 *             "type": "html",
                 *             "required": false,
                 *             "value": "<p>Week <strong>6</strong></p>"
                 *           }
                 *         ],
                 *         "emails": [
                 *           {
                 *             "id": 501,
                 *             "to": "fatima@korenaar.example",
                 *             "subject": "Heat pump for the bakery",
                 *             "date": "2026-11-03T14:06:00.000000Z",
                 *             "state": "sent",
                 *             "reason": ""
                 *           }
                 *         ],
                 *         "logs": {
                 *           "history": [
                 *             {
                 *               "date": "2026-11-03T14:05:42.120000Z",
                 *               "person": "Marieke Vos",
                 *               "action": "sent the proposal to Fatima Yılmaz",
                 *               "type": "user"
                 *             }
                 *           ],
                 *           "summary": {
                 *             "last_modified_date": "2026-11-03T14:05:42.120000Z",
                 *             "last_modified_user": "",
                 *             "views": 3,
                 *             "recent_view": "2026-11-04T07:55:03.481000Z",
                 *             "pdf": null
                 *           }
                 *         },
                 *         "receivers": [
                 *           {
                 *             "id": 611,
                 *             "fullname": "Fatima Yılmaz",
                 *             "email": "fatima@korenaar.example",
                 *             "signature_required": true,
                 *             "signature_allowed": true,
                 *             "proposal_link": "https://proffer.example/view/Zm9yIEZhdGltYQ"
                 *           }
                 *         ],
                 *         "tags": [
                 *           {
                 *             "id": 12,
                 *             "name": "heat pump"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description What happened.
                     * @constant
                     */
                    type: "proposal_won";
                    /** @description When it happened; the same on every try. */
                    date_created: string;
                    /** @description The record, as its details operation shows it. */
                    data: components["schemas"]["Proposal"];
                };
            };
        };
        responses: {
            /** @description Nobody is here any more: no further tries. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It was received, within 5 seconds. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "event.proposal_lost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "proposal_lost",
                 *       "date_created": "2026-11-05T10:15:00.000000Z",
                 *       "data": {
                 *         "id": 2041,
                 *         "name": "Heat pump for the bakery",
                 *         "proposal_nr": "2026-1187",
                 *         "status": "lost",
                 *         "version_id": 1,
                 *         "account_user_id": 7,
                 *         "account_user_name": "Marieke Vos",
                 *         "account_user_email": "marieke@vanvliet.example",
                 *         "design_template_id": 2,
                 *         "text_template_id": 1,
                 *         "directory_id": 4,
                 *         "proposal_language": "en",
                 *         "price_total": "€ 8.977,50",
                 *         "price_total_original": "8977.50",
                 *         "price_total_override": null,
                 *         "remarks": "",
                 *         "date_created": "2026-11-02T09:10:11.000000Z",
                 *         "date_modified": "2026-11-03T14:05:42.120000Z",
                 *         "date_viewed": "2026-11-04T07:55:03.481000Z",
                 *         "date_won": null,
                 *         "agree": {
                 *           "formfields": []
                 *         },
                 *         "comments": [
                 *           {
                 *             "id": 77,
                 *             "comment": "Can you start in February?",
                 *             "contact_name": "Fatima Yılmaz",
                 *             "contact_people_id": 319,
                 *             "account_user_id": null,
                 *             "firstname": "Fatima",
                 *             "lastname": "Yılmaz",
                 *             "type": "client",
                 *             "date": "2026-11-04T08:01:20.000000Z"
                 *           }
                 *         ],
                 *         "contact": {
                 *           "id": 318,
                 *           "type": "organisation",
                 *           "name": "Bakkerij De Korenaar",
                 *           "street": "Lindelaan 14",
                 *           "zipcode": "3571 XK",
                 *           "city": "Utrecht",
                 *           "state": "Utrecht",
                 *           "country": "NL",
                 *           "phone": "+31 30 555 01 40",
                 *           "email": "info@korenaar.example",
                 *           "internet": "https://korenaar.example",
                 *           "linkedin": "",
                 *           "facebook": "",
                 *           "twitter": "",
                 *           "instagram": "@korenaar",
                 *           "fax": "",
                 *           "coc_number": "30123456",
                 *           "vat_number": "NL001234567B01",
                 *           "date_created": "2026-01-12T08:30:00.000000Z",
                 *           "contact_id": 318,
                 *           "tags": [
                 *             {
                 *               "id": 15,
                 *               "name": "bakery"
                 *             }
                 *           ],
                 *           "custom_trade": "Food"
                 *         },
                 *         "content": {
                 *           "sections": [
                 *             {
                 *               "id": 9001,
                 *               "title": "Our advice",
                 *               "html": "<p>One heat pump for shop and bakery.</p>"
                 *             }
                 *           ],
                 *           "pricetables": [
                 *             {
                 *               "id": "installation",
                 *               "title": "Installation",
                 *               "subtotal": 8977.5,
                 *               "total": 10862.78,
                 *               "settings": {
                 *                 "vat_default_percentage": 21,
                 *                 "vat_hidden": false,
                 *                 "rows_include_vat": false
                 *               },
                 *               "vat": [
                 *                 {
                 *                   "percentage": 21,
                 *                   "group_name": "High",
                 *                   "total": 1885.28
                 *                 }
                 *               ],
                 *               "recurring": {
                 *                 "month": {
                 *                   "subtotal": 14.95,
                 *                   "total": 18.09
                 *                 },
                 *                 "year": {
                 *                   "subtotal": 0,
                 *                   "total": 0
                 *                 }
                 *               },
                 *               "rows": [
                 *                 {
                 *                   "type": "title",
                 *                   "content": "Heat pump",
                 *                   "id": 1,
                 *                   "subtotal": null
                 *                 },
                 *                 {
                 *                   "type": "price",
                 *                   "content": "Heat pump, 12 kW",
                 *                   "quantity": 1,
                 *                   "price": 8450,
                 *                   "vat_percentage": 21,
                 *                   "selectable": false,
                 *                   "user_selected": false,
                 *                   "user_quantity": false,
                 *                   "discount_type": false,
                 *                   "discount_value": 0,
                 *                   "recurring_type": false,
                 *                   "recurring_include_in_totals": false,
                 *                   "hide_price": false,
                 *                   "hide_quantity": false,
                 *                   "unique_id": "",
                 *                   "product_id": 61,
                 *                   "sku": "HP-12",
                 *                   "id": 2,
                 *                   "subtotal": 8450
                 *                 },
                 *                 {
                 *                   "type": "price",
                 *                   "content": "Installation, two mechanics",
                 *                   "quantity": 16,
                 *                   "price": 62.5,
                 *                   "vat_percentage": 21,
                 *                   "selectable": false,
                 *                   "user_selected": false,
                 *                   "user_quantity": false,
                 *                   "discount_type": false,
                 *                   "discount_value": 0,
                 *                   "recurring_type": false,
                 *                   "recurring_include_in_totals": false,
                 *                   "hide_price": false,
                 *                   "hide_quantity": false,
                 *                   "unique_id": "",
                 *                   "product_id": null,
                 *                   "sku": "",
                 *                   "id": 3,
                 *                   "subtotal": 1000
                 *                 },
                 *                 {
                 *                   "type": "discount",
                 *                   "content": "Autumn offer",
                 *                   "discount_type": "percentage",
                 *                   "discount_value": 5,
                 *                   "id": 4,
                 *                   "subtotal": -472.5
                 *                 },
                 *                 {
                 *                   "type": "price",
                 *                   "content": "Service contract",
                 *                   "quantity": 1,
                 *                   "price": 14.95,
                 *                   "vat_percentage": 21,
                 *                   "selectable": false,
                 *                   "user_selected": false,
                 *                   "user_quantity": false,
                 *                   "discount_type": false,
                 *                   "discount_value": 0,
                 *                   "recurring_type": "month",
                 *                   "recurring_include_in_totals": false,
                 *                   "hide_price": false,
                 *                   "hide_quantity": false,
                 *                   "unique_id": "",
                 *                   "product_id": null,
                 *                   "sku": "",
                 *                   "id": 5,
                 *                   "subtotal": 14.95
                 *                 }
                 *               ]
                 *             }
                 *           ]
                 *         },
                 *         "custom_fields": [
                 *           {
                 *             "name": "planning",
                 *             "label": "Planning",
                 *             "type": "html",
                 *             "required": false,
                 *             "value": "<p>Week <strong>6</strong></p>"
                 *           }
                 *         ],
                 *         "emails": [
                 *           {
                 *             "id": 501,
                 *             "to": "fatima@korenaar.example",
                 *             "subject": "Heat pump for the bakery",
                 *             "date": "2026-11-03T14:06:00.000000Z",
                 *             "state": "sent",
                 *             "reason": ""
                 *           }
                 *         ],
                 *         "logs": {
                 *           "history": [
                 *             {
                 *               "date": "2026-11-03T14:05:42.120000Z",
                 *               "person": "Marieke Vos",
                 *               "action": "sent the proposal to Fatima Yılmaz",
                 *               "type": "user"
                 *             }
                 *           ],
                 *           "summary": {
                 *             "last_modified_date": "2026-11-03T14:05:42.120000Z",
                 *             "last_modified_user": "Marieke Vos",
                 *             "views": 3,
                 *             "recent_view": "2026-11-04T07:55:03.481000Z",
                 *             "pdf": null
                 *           }
                 *         },
                 *         "receivers": [
                 *           {
                 *             "id": 611,
                 *             "fullname": "Fatima Yılmaz",
                 *             "email": "fatima@korenaar.example",
                 *             "signature_required": true,
                 *             "signature_allowed": true,
                 *             "proposal_link": "https://proffer.example/view/Zm9yIEZhdGltYQ"
                 *           }
                 *         ],
                 *         "tags": [
                 *           {
                 *             "id": 12,
                 *             "name": "heat pump"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description What happened.
                     * @constant
                     */
                    type: "proposal_lost";
                    /** @description When it happened; the same on every try. */
                    date_created: string;
                    /** @description The record, as its details operation shows it. */
                    data: components["schemas"]["Proposal"];
                };
            };
        };
        responses: {
            /** @description Nobody is here any more: no further tries. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It was received, within 5 seconds. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "event.proposal_viewed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "proposal_viewed",
                 *       "date_created": "2026-11-05T10:15:00.000000Z",
                 *       "data": {
                 *         "id": 2041,
                 *         "name": "Heat pump for the bakery",
                 *         "proposal_nr": "2026-1187",
                 *         "status": "open",
                 *         "version_id": 1,
                 *         "account_user_id": 7,
                 *         "account_user_name": "Marieke Vos",
                 *         "account_user_email": "marieke@vanvliet.example",
                 *         "design_template_id": 2,
                 *         "text_template_id": 1,
                 *         "directory_id": 4,
                 *         "proposal_language": "en",
                 *         "price_total": "€ 8.977,50",
                 *         "price_total_original": "8977.50",
                 *         "price_total_override": null,
                 *         "remarks": "",
                 *         "date_created": "2026-11-02T09:10:11.000000Z",
                 *         "date_modified": "2026-11-03T14:05:42.120000Z",
                 *         "date_viewed": "2026-11-04T07:55:03.481000Z",
                 *         "date_won": null,
                 *         "agree": {
                 *           "formfields": []
                 *         },
                 *         "comments": [],
                 *         "contact": {
                 *           "id": 318,
                 *           "type": "organisation",
                 *           "name": "Bakkerij De Korenaar",
                 *           "street": "Lindelaan 14",
                 *           "zipcode": "3571 XK",
                 *           "city": "Utrecht",
                 *           "state": "Utrecht",
                 *           "country": "NL",
                 *           "phone": "+31 30 555 01 40",
                 *           "email": "info@korenaar.example",
                 *           "internet": "https://korenaar.example",
                 *           "linkedin": "",
                 *           "facebook": "",
                 *           "twitter": "",
                 *           "instagram": "@korenaar",
                 *           "fax": "",
                 *           "coc_number": "30123456",
                 *           "vat_number": "NL001234567B01",
                 *           "date_created": "2026-01-12T08:30:00.000000Z",
                 *           "contact_id": 318,
                 *           "tags": [
                 *             {
                 *               "id": 15,
                 *               "name": "bakery"
                 *             }
                 *           ],
                 *           "custom_trade": "Food"
                 *         },
                 *         "content": {
                 *           "sections": [
                 *             {
                 *               "id": 9001,
                 *               "title": "Our advice",
                 *               "html": "<p>One heat pump for shop and bakery.</p>"
                 *             }
                 *           ],
                 *           "pricetables": [
                 *             {
                 *               "id": "installation",
                 *               "title": "Installation",
                 *               "subtotal": 8977.5,
                 *               "total": 10862.78,
                 *               "settings": {
                 *                 "vat_default_percentage": 21,
                 *                 "vat_hidden": false,
                 *                 "rows_include_vat": false
                 *               },
                 *               "vat": [
                 *                 {
                 *                   "percentage": 21,
                 *                   "group_name": "High",
                 *                   "total": 1885.28
                 *                 }
                 *               ],
                 *               "recurring": {
                 *                 "month": {
                 *                   "subtotal": 14.95,
                 *                   "total": 18.09
                 *                 },
                 *                 "year": {
                 *                   "subtotal": 0,
                 *                   "total": 0
                 *                 }
                 *               },
                 *               "rows": [
                 *                 {
                 *                   "type": "title",
                 *                   "content": "Heat pump",
                 *                   "id": 1,
                 *                   "subtotal": null
                 *                 },
                 *                 {
                 *                   "type": "price",
                 *                   "content": "Heat pump, 12 kW",
                 *                   "quantity": 1,
                 *                   "price": 8450,
                 *                   "vat_percentage": 21,
                 *                   "selectable": false,
                 *                   "user_selected": false,
                 *                   "user_quantity": false,
                 *                   "discount_type": false,
                 *                   "discount_value": 0,
                 *                   "recurring_type": false,
                 *                   "recurring_include_in_totals": false,
                 *                   "hide_price": false,
                 *                   "hide_quantity": false,
                 *                   "unique_id": "",
                 *                   "product_id": 61,
                 *                   "sku": "HP-12",
                 *                   "id": 2,
                 *                   "subtotal": 8450
                 *                 },
                 *                 {
                 *                   "type": "price",
                 *                   "content": "Installation, two mechanics",
                 *                   "quantity": 16,
                 *                   "price": 62.5,
                 *                   "vat_percentage": 21,
                 *                   "selectable": false,
                 *                   "user_selected": false,
                 *                   "user_quantity": false,
                 *                   "discount_type": false,
                 *                   "discount_value": 0,
                 *                   "recurring_type": false,
                 *                   "recurring_include_in_totals": false,
                 *                   "hide_price": false,
                 *                   "hide_quantity": false,
                 *                   "unique_id": "",
                 *                   "product_id": null,
                 *                   "sku": "",
                 *                   "id": 3,
                 *                   "subtotal": 1000
                 *                 },
                 *                 {
                 *                   "type": "discount",
                 *                   "content": "Autumn offer",
                 *                   "discount_type": "percentage",
                 *                   "discount_value": 5,
                 *                   "id": 4,
                 *                   "subtotal": -472.5
                 *                 },
                 *                 {
                 *                   "type": "price",
                 *                   "content": "Service contract",
                 *                   "quantity": 1,
                 *                   "price": 14.95,
                 *                   "vat_percentage": 21,
                 *                   "selectable": false,
                 *                   "user_selected": false,
                 *                   "user_quantity": false,
                 *                   "discount_type": false,
                 *                   "discount_value": 0,
                 *                   "recurring_type": "month",
                 *                   "recurring_include_in_totals": false,
                 *                   "hide_price": false,
                 *                   "hide_quantity": false,
                 *                   "unique_id": "",
                 *                   "product_id": null,
                 *                   "sku": "",
                 *                   "id": 5,
                 *                   "subtotal": 14.95
                 *                 }
                 *               ]
                 *             }
                 *           ]
                 *         },
                 *         "custom_fields": [
                 *           {
                 *             "name": "planning",
                 *             "label": "Planning",
                 *             "type": "html",
                 *             "required": false,
                 *             "value": "<p>Week <strong>6</strong></p>"
                 *           }
                 *         ],
                 *         "emails": [
                 *           {
                 *             "id": 501,
                 *             "to": "fatima@korenaar.example",
                 *             "subject": "Heat pump for the bakery",
                 *             "date": "2026-11-03T14:06:00.000000Z",
                 *             "state": "sent",
                 *             "reason": ""
                 *           }
                 *         ],
                 *         "logs": {
                 *           "history": [
                 *             {
                 *               "date": "2026-11-03T14:05:42.120000Z",
                 *               "person": "Marieke Vos",
                 *               "action": "sent the proposal to Fatima Yılmaz",
                 *               "type": "user"
                 *             }
                 *           ],
                 *           "summary": {
                 *             "last_modified_date": "2026-11-03T14:05:42.120000Z",
                 *             "last_modified_user": "Marieke Vos",
                 *             "views": 1,
                 *             "recent_view": "2026-11-04T07:55:03.481000Z",
                 *             "pdf": null
                 *           }
                 *         },
                 *         "receivers": [
                 *           {
                 *             "id": 611,
                 *             "fullname": "Fatima Yılmaz",
                 *             "email": "fatima@korenaar.example",
                 *             "signature_required": true,
                 *             "signature_allowed": true,
                 *             "proposal_link": "https://proffer.example/view/Zm9yIEZhdGltYQ"
                 *           }
                 *         ],
                 *         "tags": [
                 *           {
                 *             "id": 12,
                 *             "name": "heat pump"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description What happened.
                     * @constant
                     */
                    type: "proposal_viewed";
                    /** @description When it happened; the same on every try. */
                    date_created: string;
                    /** @description The record, as its details operation shows it. */
                    data: components["schemas"]["Proposal"];
                };
            };
        };
        responses: {
            /** @description Nobody is here any more: no further tries. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It was received, within 5 seconds. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "event.proposal_comment_received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "proposal_comment_received",
                 *       "date_created": "2026-11-05T10:15:00.000000Z",
                 *       "data": {
                 *         "id": 2041,
                 *         "name": "Heat pump for the bakery",
                 *         "proposal_nr": "2026-1187",
                 *         "status": "open",
                 *         "version_id": 1,
                 *         "account_user_id": 7,
                 *         "account_user_name": "Marieke Vos",
                 *         "account_user_email": "marieke@vanvliet.example",
                 *         "design_template_id": 2,
                 *         "text_template_id": 1,
                 *         "directory_id": 4,
                 *         "proposal_language": "en",
                 *         "price_total": "€ 8.977,50",
                 *         "price_total_original": "8977.50",
                 *         "price_total_override": null,
                 *         "remarks": "",
                 *         "date_created": "2026-11-02T09:10:11.000000Z",
                 *         "date_modified": "2026-11-03T14:05:42.120000Z",
                 *         "date_viewed": "2026-11-04T07:55:03.481000Z",
                 *         "date_won": null,
                 *         "agree": {
                 *           "formfields": []
                 *         },
                 *         "comments": [
                 *           {
                 *             "id": 77,
                 *             "comment": "Can you start in February?",
                 *             "contact_name": "Fatima Yılmaz",
                 *             "contact_people_id": 319,
                 *             "account_user_id": null,
                 *             "firstname": "Fatima",
                 *             "lastname": "Yılmaz",
                 *             "type": "client",
                 *             "date": "2026-11-04T08:01:20.000000Z"
                 *           }
                 *         ],
                 *         "contact": {
                 *           "id": 318,
                 *           "type": "organisation",
                 *           "name": "Bakkerij De Korenaar",
                 *           "street": "Lindelaan 14",
                 *           "zipcode": "3571 XK",
                 *           "city": "Utrecht",
                 *           "state": "Utrecht",
                 *           "country": "NL",
                 *           "phone": "+31 30 555 01 40",
                 *           "email": "info@korenaar.example",
                 *           "internet": "https://korenaar.example",
                 *           "linkedin": "",
                 *           "facebook": "",
                 *           "twitter": "",
                 *           "instagram": "@korenaar",
                 *           "fax": "",
                 *           "coc_number": "30123456",
                 *           "vat_number": "NL001234567B01",
                 *           "date_created": "2026-01-12T08:30:00.000000Z",
                 *           "contact_id": 318,
                 *           "tags": [
                 *             {
                 *               "id": 15,
                 *               "name": "bakery"
                 *             }
                 *           ],
                 *           "custom_trade": "Food"
                 *         },
                 *         "content": {
                 *           "sections": [
                 *             {
                 *               "id": 9001,
                 *               "title": "Our advice",
                 *               "html": "<p>One heat pump for shop and bakery.</p>"
                 *             }
                 *           ],
                 *           "pricetables": [
                 *             {
                 *               "id": "installation",
                 *               "title": "Installation",
                 *               "subtotal": 8977.5,
                 *               "total": 10862.78,
                 *               "settings": {
                 *                 "vat_default_percentage": 21,
                 *                 "vat_hidden": false,
                 *                 "rows_include_vat": false
                 *               },
                 *               "vat": [
                 *                 {
                 *                   "percentage": 21,
                 *                   "group_name": "High",
                 *                   "total": 1885.28
                 *                 }
                 *               ],
                 *               "recurring": {
                 *                 "month": {
                 *                   "subtotal": 14.95,
                 *                   "total": 18.09
                 *                 },
                 *                 "year": {
                 *                   "subtotal": 0,
                 *                   "total": 0
                 *                 }
                 *               },
                 *               "rows": [
                 *                 {
                 *                   "type": "title",
                 *                   "content": "Heat pump",
                 *                   "id": 1,
                 *                   "subtotal": null
                 *                 },
                 *                 {
                 *                   "type": "price",
                 *                   "content": "Heat pump, 12 kW",
                 *                   "quantity": 1,
                 *                   "price": 8450,
                 *                   "vat_percentage": 21,
                 *                   "selectable": false,
                 *                   "user_selected": false,
                 *                   "user_quantity": false,
                 *                   "discount_type": false,
                 *                   "discount_value": 0,
                 *                   "recurring_type": false,
                 *                   "recurring_include_in_totals": false,
                 *                   "hide_price": false,
                 *                   "hide_quantity": false,
                 *                   "unique_id": "",
                 *                   "product_id": 61,
                 *                   "sku": "HP-12",
                 *                   "id": 2,
                 *                   "subtotal": 8450
                 *                 },
                 *                 {
                 *                   "type": "price",
                 *                   "content": "Installation, two mechanics",
                 *                   "quantity": 16,
                 *                   "price": 62.5,
                 *                   "vat_percentage": 21,
                 *                   "selectable": false,
                 *                   "user_selected": false,
                 *                   "user_quantity": false,
                 *                   "discount_type": false,
                 *                   "discount_value": 0,
                 *                   "recurring_type": false,
                 *                   "recurring_include_in_totals": false,
                 *                   "hide_price": false,
                 *                   "hide_quantity": false,
                 *                   "unique_id": "",
                 *                   "product_id": null,
                 *                   "sku": "",
                 *                   "id": 3,
                 *                   "subtotal": 1000
                 *                 },
                 *                 {
                 *                   "type": "discount",
                 *                   "content": "Autumn offer",
                 *                   "discount_type": "percentage",
                 *                   "discount_value": 5,
                 *                   "id": 4,
                 *                   "subtotal": -472.5
                 *                 },
                 *                 {
                 *                   "type": "price",
                 *                   "content": "Service contract",
                 *                   "quantity": 1,
                 *                   "price": 14.95,
                 *                   "vat_percentage": 21,
                 *                   "selectable": false,
                 *                   "user_selected": false,
                 *                   "user_quantity": false,
                 *                   "discount_type": false,
                 *                   "discount_value": 0,
                 *                   "recurring_type": "month",
                 *                   "recurring_include_in_totals": false,
                 *                   "hide_price": false,
                 *                   "hide_quantity": false,
                 *                   "unique_id": "",
                 *                   "product_id": null,
                 *                   "sku": "",
                 *                   "id": 5,
                 *                   "subtotal": 14.95
                 *                 }
                 *               ]
                 *             }
                 *           ]
                 *         },
                 *         "custom_fields": [
                 *           {
                 *             "name": "planning",
                 *             "label": "Planning",
                 *             "type": "html",
                 *             "required": false,
                 *             "value": "<p>Week <strong>6</strong></p>"
                 *           }
                 *         ],
                 *         "emails": [
                 *           {
                 *             "id": 501,
                 *             "to": "fatima@korenaar.example",
                 *             "subject": "Heat pump for the bakery",
                 *             "date": "2026-11-03T14:06:00.000000Z",
                 *             "state": "sent",
                 *             "reason": ""
                 *           }
                 *         ],
                 *         "logs": {
                 *           "history": [
                 *             {
                 *               "date": "2026-11-03T14:05:42.120000Z",
                 *               "person": "Marieke Vos",
                 *               "action": "sent the proposal to Fatima Yılmaz",
                 *               "type": "user"
                 *             }
                 *           ],
                 *           "summary": {
                 *             "last_modified_date": "2026-11-03T14:05:42.120000Z",
                 *             "last_modified_user": "Marieke Vos",
                 *             "views": 3,
                 *             "recent_view": "2026-11-04T07:55:03.481000Z",
                 *             "pdf": null
                 *           }
                 *         },
                 *         "receivers": [
                 *           {
                 *             "id": 611,
                 *             "fullname": "Fatima Yılmaz",
                 *             "email": "fatima@korenaar.example",
                 *             "signature_required": true,
                 *             "signature_allowed": true,
                 *             "proposal_link": "https://proffer.example/view/Zm9yIEZhdGltYQ"
                 *           }
                 *         ],
                 *         "tags": [
                 *           {
                 *             "id": 12,
                 *             "name": "heat pump"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description What happened.
                     * @constant
                     */
                    type: "proposal_comment_received";
                    /** @description When it happened; the same on every try. */
                    date_created: string;
                    /** @description The record, as its details operation shows it. */
                    data: components["schemas"]["Proposal"];
                };
            };
        };
        responses: {
            /** @description Nobody is here any more: no further tries. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It was received, within 5 seconds. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "event.product_directory_created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "product_directory_created",
                 *       "date_created": "2026-11-05T10:15:00.000000Z",
                 *       "data": {
                 *         "id": 8,
                 *         "name": "Heat pumps",
                 *         "products_count": 0
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description What happened.
                     * @constant
                     */
                    type: "product_directory_created";
                    /** @description When it happened; the same on every try. */
                    date_created: string;
                    /** @description The record, as its details operation shows it. */
                    data: components["schemas"]["ProductDirectory"];
                };
            };
        };
        responses: {
            /** @description Nobody is here any more: no further tries. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It was received, within 5 seconds. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "event.product_directory_updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "product_directory_updated",
                 *       "date_created": "2026-11-05T10:15:00.000000Z",
                 *       "data": {
                 *         "id": 8,
                 *         "name": "Heat pumps",
                 *         "products_count": 24
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description What happened.
                     * @constant
                     */
                    type: "product_directory_updated";
                    /** @description When it happened; the same on every try. */
                    date_created: string;
                    /** @description The record, as its details operation shows it. */
                    data: components["schemas"]["ProductDirectory"];
                };
            };
        };
        responses: {
            /** @description Nobody is here any more: no further tries. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It was received, within 5 seconds. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "event.product_directory_deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "product_directory_deleted",
                 *       "date_created": "2026-11-05T10:15:00.000000Z",
                 *       "data": {
                 *         "id": 8,
                 *         "type": "product_directory"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description What happened.
                     * @constant
                     */
                    type: "product_directory_deleted";
                    /** @description When it happened; the same on every try. */
                    date_created: string;
                    /** @description What was deleted. */
                    data: {
                        /** @description The id it had. */
                        id: number;
                        /** @description What kind of record it was. */
                        type: string;
                    };
                };
            };
        };
        responses: {
            /** @description Nobody is here any more: no further tries. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It was received, within 5 seconds. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "event.product_created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "product_created",
                 *       "date_created": "2026-11-05T10:15:00.000000Z",
                 *       "data": {
                 *         "id": 61,
                 *         "directory_id": 8,
                 *         "name": "Heat pump, 12 kW",
                 *         "sku": "HP-12",
                 *         "price": 8450,
                 *         "vat_id": 1,
                 *         "vat_percentage": 21,
                 *         "selectable": false,
                 *         "recurring": false,
                 *         "descr_short": "Air to water, with a 200 litre tank",
                 *         "optional": false
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description What happened.
                     * @constant
                     */
                    type: "product_created";
                    /** @description When it happened; the same on every try. */
                    date_created: string;
                    /** @description The record, as its details operation shows it. */
                    data: components["schemas"]["Product"];
                };
            };
        };
        responses: {
            /** @description Nobody is here any more: no further tries. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It was received, within 5 seconds. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "event.product_updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "product_updated",
                 *       "date_created": "2026-11-05T10:15:00.000000Z",
                 *       "data": {
                 *         "id": 61,
                 *         "directory_id": 8,
                 *         "name": "Heat pump, 12 kW",
                 *         "sku": "HP-12",
                 *         "price": 8450,
                 *         "vat_id": 1,
                 *         "vat_percentage": 21,
                 *         "selectable": false,
                 *         "recurring": false,
                 *         "descr_short": "Air to water, with a 200 litre tank",
                 *         "optional": false
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description What happened.
                     * @constant
                     */
                    type: "product_updated";
                    /** @description When it happened; the same on every try. */
                    date_created: string;
                    /** @description The record, as its details operation shows it. */
                    data: components["schemas"]["Product"];
                };
            };
        };
        responses: {
            /** @description Nobody is here any more: no further tries. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It was received, within 5 seconds. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "event.product_deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "product_deleted",
                 *       "date_created": "2026-11-05T10:15:00.000000Z",
                 *       "data": {
                 *         "id": 61,
                 *         "type": "product"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description What happened.
                     * @constant
                     */
                    type: "product_deleted";
                    /** @description When it happened; the same on every try. */
                    date_created: string;
                    /** @description What was deleted. */
                    data: {
                        /** @description The id it had. */
                        id: number;
                        /** @description What kind of record it was. */
                        type: string;
                    };
                };
            };
        };
        responses: {
            /** @description Nobody is here any more: no further tries. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It was received, within 5 seconds. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
