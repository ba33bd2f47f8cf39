/** Of one account; the service refuses more (wire section 7). */
export const mostWebhooks = 10
