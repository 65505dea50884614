import { Amplify } from 'aws-amplify';
import config from 'client-config';
import './redirect-failure';
import { report } from '@/lib/report';
import { needSessionWatch } from './session-watch';

// Importing this module configures the client. Only lazily loaded modules may import it, so that
// public pages stay free of Amplify.
if (!config.Auth) report('amplify_outputs.json describes no user pool: nobody can sign in.');
Amplify.configure(config);
// Whoever loads Amplify may change the session with it.
needSessionWatch();
