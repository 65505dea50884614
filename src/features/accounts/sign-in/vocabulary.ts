import { I18n } from 'aws-amplify/utils';

// The widget translates every text it shows by this dictionary. Its English is the specification's,
// except here; messages of the identity service are shown as they come (spec §8).
I18n.putVocabulariesForLanguage('en', {
  'Code *': 'Code',
  'Auth UserPool not configured.':
    'Configuration error (see console) – please contact the administrator',
  'A network error has occurred.':
    'We could not reach the server. Check your connection, then try again.',
});
I18n.setLanguage('en');
