import { mount } from 'svelte';
import App from './App.svelte';
import { keepFocus } from './lib/focus';
import { begin } from './lib/texts.svelte';
import './styles/tokens.css';
import './styles/base.css';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no #app');
// Only over https is there one; nothing needs it.
navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
keepFocus();
void begin().then(() => mount(App, { target }));
