import { i18n } from '@lingui/core'

// Unit tests read English, as it stands in the source.
i18n.loadAndActivate({ locale: 'en', locales: 'en-GB', messages: {} })
