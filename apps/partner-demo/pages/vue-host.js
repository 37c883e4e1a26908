import { ParlourGames, ParlourLogin } from '{{site}}/embed/1/vue.js';
import { createApp, h, ref } from 'vue';

createApp({
  setup() {
    const rows = ref('6');
    const said = ref('');
    const asked = ref('');
    const getToken = (reason) => {
      asked.value = reason;
      return null;
    };
    return () =>
      h('section', [
        h('button', { type: 'button', onClick: () => (rows.value = '3') }, 'Show three games'),
        h('button', { type: 'button', onClick: () => (rows.value = '') }, 'Show none'),
        rows.value &&
          h(
            ParlourGames,
            {
              affiliate: 'PADMA7',
              loading: 'eager',
              rows: rows.value,
              onParlourReady: () => (said.value = 'The games are there.'),
              onParlourNavigate: (event) => {
                event.preventDefault();
                said.value = event.detail.to;
              },
            },
            () => 'Games of Padma',
          ),
        h('p', { role: 'status' }, said.value),
        h(ParlourLogin, { getToken }),
        h('p', { id: 'asked' }, asked.value && `The login asked for a token: ${asked.value}`),
      ]);
  },
}).mount('#app');
