import { Authenticator } from '@aws-amplify/ui-react';
import '@aws-amplify/ui-react/styles.css';
import { Amplify } from 'aws-amplify';
import outputs from 'outputs';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Home } from './home';

// As tutorials write it: one bundle, the whole Authenticator, four lists, a signed URL per picture.
Amplify.configure(outputs);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <Authenticator>
      <Home />
    </Authenticator>
  </StrictMode>,
);
