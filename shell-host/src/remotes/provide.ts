// A library is provided only when the host's compilation meets its exact request, so every request that the host's own
// code might not write stands here. The rows are those of tools/federation/libraries.ts.
import '@reduxjs/toolkit/query';
import '@reduxjs/toolkit/query/react';
import 'dayjs';
import 'i18next';
import 'react';
import 'react-dom';
import 'react-dom/client';
import 'react-redux';
import 'react/jsx-dev-runtime';
import 'react/jsx-runtime';
