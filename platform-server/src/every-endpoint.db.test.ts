import {
  getUnreadCount,
  updateReadState,
  updateReadStateAll,
} from '@portico/shared-kit/contract/notifications.endpoints';
import { batchUpdate, modifyOwner } from '@portico/shared-kit/contract/record-batches.endpoints';
import { deleteRecords, getRecord } from '@portico/shared-kit/contract/records.endpoints';
import { catalogue } from '@portico/shared-kit/errors';
import { type AnyEndpoint, type Caller, callEndpoint, kindsOf, readContract } from './testing/call-endpoint.ts';
import { shortErrors as short } from './testing/short-errors.ts';
import { routesOf } from './testing/served-routes.ts';
import { type EndpointWorld, type Kind, mark, people, startEndpointWorld } from './testing/endpoint-world.ts';

/**
 * Answers to everybody who calls an endpoint about what is the employee's: `out` is not signed in, `no` not permitted,
 * `tells` an answer that has what is the employee's, `ok` one that has nothing of it. Written by hand, not derived.
 */
const table = `
                        nobody      employee    colleague   privileged  appAdmin    systemAdmin rootAdmin
# anyone may ask before signing in
getRsaKey               ok          ok          ok          ok          ok          ok          ok
signIn                  ok          ok          ok          ok          ok          ok          ok
signInByProxy           out         out         out         out         out         out         out
refreshToken            ok          ok          ok          ok          ok          ok          ok
refreshTokenOf          ok          ok          ok          ok          ok          ok          ok
logout                  ok          ok          ok          ok          ok          ok          ok
beginOpenId             down        down        down        down        down        down        down
finishOpenId            over        over        over        over        over        over        over
reportFailure           ok          ok          ok          ok          ok          ok          ok
getSystemConfig         ok          ok          ok          ok          ok          ok          ok
# themselves
getCurrentUser          out         ok          ok          ok          ok          ok          ok
getStart                out         ok          ok          ok          ok          ok          ok
readBatch               out         tells       ok          ok          ok          ok          ok
previewReads            out         no          no          no          no          no          tells
keepAppearance          out         ok          ok          ok          ok          ok          ok
changePassword          out         wrongOld    wrongOld    wrongOld    wrongOld    wrongOld    wrongOld
changePasswordOf        out         wrongOld    no          no          no          no          no
noteSessionUse          out         ok          ok          ok          ok          ok          ok
listOwnSessions         out         ok          ok          ok          ok          ok          ok
endOwnSession           out         ok          noSession   noSession   noSession   noSession   noSession
endOtherSessions        out         ok          ok          ok          ok          ok          ok
getSecondFactor         out         ok          ok          ok          ok          ok          ok
beginSecondFactor       out         wrongOwn    wrongOwn    wrongOwn    wrongOwn    wrongOwn    wrongOwn
confirmSecondFactor     out         notBegun    notBegun    notBegun    notBegun    notBegun    notBegun
renewRecoveryCodes      out         wrongOwn    wrongOwn    wrongOwn    wrongOwn    wrongOwn    wrongOwn
turnOffSecondFactor     out         wrongOwn    wrongOwn    wrongOwn    wrongOwn    wrongOwn    wrongOwn
getUnreadCount          out         ok          ok          ok          ok          ok          ok
searchNotifications     out         tells       ok          ok          ok          ok          ok
streamNotificationEvents              out         ok          ok          ok          ok          ok          ok
getMessageFormUrl       out         ok          missing     missing     missing     missing     missing
updateReadState         out         ok          ok          ok          ok          ok          ok
updateReadStateAll      out         ok          ok          ok          ok          ok          ok
sendAnnouncement        out         no          no          no          no          ok          ok
listRecentItems         out         ok          ok          ok          ok          ok          ok
noteVisit               out         ok          ok          ok          ok          ok          ok
listOwnApplications     out         ok          ok          ok          ok          ok          ok
markFavourite           out         ok          ok          ok          ok          ok          ok
# the organisation
searchUsers             out         ok          ok          ok          ok          ok          ok
getUserCard             out         ok          ok          ok          ok          ok          ok
listUserDepartments     out         ok          ok          ok          ok          ok          ok
listDepartments         out         ok          ok          ok          ok          ok          ok
listDepartmentChildren  out         ok          ok          ok          ok          ok          ok
searchDepartments       out         ok          ok          ok          ok          ok          ok
resolveUnits            out         ok          ok          ok          ok          ok          ok
listRoles               out         ok          ok          ok          ok          ok          ok
listRoleChilds          out         ok          ok          ok          ok          ok          ok
resetPassword           out         no          no          no          no          ok          ok
resetSecondFactor       out         no          no          no          no          ok          ok
importOrganisation      out         no          no          no          no          ok          ok
exportOrganisation      out         no          no          no          no          ok          ok
# applications and pages
listApplications        out         ok          ok          ok          ok          ok          ok
listMenu                out         ok          ok          ok          ok          ok          ok
getPortalPage           out         ok          ok          no          ok          ok          ok
importPackage           out         no          no          no          ok          ok          ok
exportPackage           out         no          no          no          ok          ok          ok
exportPackageZip        out         no          no          no          ok          ok          ok
editTheme               out         no          no          no          no          ok          ok
listHelpLinks           out         ok          ok          ok          ok          ok          ok
searchAudit             out         no          no          no          no          ok          ok
exportAudit             out         no          no          no          no          ok          ok
# files
uploadFile              out         ok          ok          ok          ok          ok          ok
downloadFile            out         tells       missing     missing     missing     missing     missing
# models
getListConfigData       out         ok          ok          noView      noView      noView      ok
keepListLayout          out         ok          ok          noView      noView      noView      ok
listSavedViews          out         tells       ok          noView      noView      noView      ok
getSavedView            out         tells       noSavedView noView      noView      noView      noSavedView
createSavedView         out         ok          ok          noView      noView      noView      ok
updateSavedView         out         tells       noSavedView noView      noView      noView      noSavedView
deleteSavedView         out         ok          ok          noView      noView      noView      ok
setDefaultView          out         ok          ok          noView      noView      noView      ok
shareSavedView          out         no          no          no          noView      noView      noSavedView
getQueryHeaders         out         ok          ok          noView      noView      noView      ok
getForm                 out         ok          ok          noView      noView      noView      ok
getDataItems            out         ok          ok          noView      noView      noView      ok
getDataRules            out         ok          ok          noView      noView      noView      ok
adviseIndexes           out         ok          ok          noView      noView      noView      ok
listModelIndexes        out         no          no          no          noView      noView      ok
makeModelIndexes        out         no          no          no          noView      noView      ok
dropModelIndex          out         no          no          no          noView      noView      ok
# records
queryRecords            out         tells       ok          noView      noView      noView      tells
groupRecords            out         tells       ok          noView      noView      noView      tells
queryOptions            out         tells       ok          noView      noView      noView      tells
queryForRule            out         tells       ok          noView      noView      noView      tells
getRecord               out         tells       missing     noView      noView      noView      tells
saveRecord              out         tells       missing     noView      noView      noView      tells
checkDelete             out         ok          ok          noView      noView      noView      ok
deleteRecords           out         ok          ok          noView      noView      noView      ok
queryDeletedRecords     out         tells       ok          noView      noView      noView      tells
restoreRecords          out         ok          ok          noView      noView      noView      ok
purgeRecords            out         no          no          noView      noView      noView      ok
undoOperation           out         ok          notUndoable notUndoable notUndoable notUndoable notUndoable
listDrafts              out         tells       ok          ok          ok          ok          ok
deleteDrafts            out         ok          ok          noView      noView      noView      ok
getNoPresentationNumber out         ok          ok          noView      noView      noView      ok
modifyOwner             out         ok          ok          noView      noView      noView      ok
previewBatchUpdate      out         ok          ok          noView      noView      noView      ok
batchUpdate             out         ok          ok          noView      noView      noView      ok
deleteAllFound          out         ok          recounted   noView      noView      noView      ok
updateAllFound          out         ok          recounted   noView      noView      noView      ok
handOverAllFound        out         ok          recounted   noView      noView      noView      ok
getRecordJob            out         ok          noJob       noJob       noJob       noJob       noJob
stopRecordJob           out         ok          noJob       noJob       noJob       noJob       noJob
beginExport             out         ok          ok          noView      noView      noView      ok
getExport               out         ok          noExport    noExport    noExport    noExport    noExport
listExports             out         ok          ok          ok          ok          ok          ok
stopExport              out         ok          noExport    noExport    noExport    noExport    noExport
repeatExport            out         ok          noExport    noExport    noExport    noExport    noExport
deleteExport            out         ok          noExport    noExport    noExport    noExport    noExport
downloadExport          out         tells       noExport    noExport    noExport    noExport    noExport
listOwnJobs             out         ok          ok          ok          ok          ok          ok
# nobody but an administrator may import here, and the file is somebody else's
getImportLimit          out         ok          ok          ok          ok          ok          ok
uploadImportFile        out         ok          ok          ok          ok          ok          ok
discardImportFile       out         ok          ok          ok          ok          ok          ok
beginImport             out         noImport    noImport    noView      noView      noView      noFile
readImportHeads         out         noImport    noImport    noView      noView      noView      noFile
getImport               out         tells       noRun       noRun       noRun       noRun       noRun
listImports             out         tells       ok          ok          ok          ok          ok
confirmImport           out         tells       noRun       noRun       noRun       noRun       noRun
stopImport              out         tells       noRun       noRun       noRun       noRun       noRun
undoImport              out         noImport    noRun       noRun       noRun       noRun       noRun
downloadImportTemplate  out         noImport    noImport    noView      noView      noView      ok
downloadImportErrors    out         ok          noRun       noRun       noRun       noRun       noRun
queryImportRows         out         ok          noRun       noRun       noRun       noRun       noRun
findNextProblem         out         ok          noRun       noRun       noRun       noRun       noRun
listImportTexts         out         ok          noRun       noRun       noRun       noRun       noRun
correctCells            out         ok          noRun       noRun       noRun       noRun       noRun
replaceCells            out         ok          noRun       noRun       noRun       noRun       noRun
dropImportRows          out         ok          noRun       noRun       noRun       noRun       noRun
importCorrected         out         importHasErrors noRun   noRun       noRun       noRun       noRun
listRememberedCorrections out       ok          ok          ok          ok          ok          ok
forgetCorrection        out         ok          ok          ok          ok          ok          ok
getBatchUpdateLog       out         ok          ok          noView      noView      noView      ok
listFormTrace           out         tells       ok          noView      noView      noView      tells
getFormTrace            out         tells       missing     missing     missing     missing     tells
getTraceEntry           out         tells       missing     missing     missing     missing     tells
listComments            out         tells       missing     noView      noView      noView      tells
addComment              out         ok          missing     noView      noView      noView      ok
deleteComment           out         ok          missing     noView      noView      noView      missing
searchMentionable       out         ok          missing     noView      noView      noView      ok
checkAdd                out         ok          ok          noView      noView      noView      ok
getFormUrl              out         ok          missing     missing     missing     missing     ok
listPrintTemplates      out         ok          ok          noView      noView      noView      ok
getConfirmIsPrint       out         ok          ok          noView      noView      noView      ok
loadPrintData           out         tells       missing     noView      noView      noView      tells
keepPrintSelection      out         ok          ok          noView      noView      noView      ok
getPrintSelection       out         ok          missing     missing     missing     missing     missing
notePrinting            out         ok          missing     noView      noView      noView      ok
beginPrintFile          out         ok          missing     noView      noView      noView      ok
getPrintFile            out         ok          noExport    noExport    noExport    noExport    noExport
stopPrintFile           out         ok          noExport    noExport    noExport    noExport    noExport
downloadPrintFile       out         ok          noExport    noExport    noExport    noExport    noExport
makeShortCodes          out         ok          missing     missing     missing     missing     ok
resolveShortCode        out         ok          missing     missing     missing     missing     ok
generateQrCode          ok          ok          ok          ok          ok          ok          ok
# links to forms for people without an account
listExternalLinks       out         no          no          no          noView      noView      ok
addExternalLink         out         no          no          no          noView      noView      ok
switchExternalLink      out         no          no          no          noView      noView      ok
deleteExternalLink      out         no          no          no          noView      noView      ok
openExternalForm        ok          ok          ok          ok          ok          ok          ok
lookUpNames             out         out         out         out         out         out         out
uploadExternalFile      out         out         out         out         out         out         out
submitExternalForm      out         out         out         out         out         out         out
# of all models, workflows of one's own, files and people
searchPortal            out         tells       ok          ok          ok          ok          tells
# workflows
listStartableWorkflows  out         ok          ok          ok          ok          ok          ok
checkStart              out         ok          ok          noAdd       noStart     noStart     noStart
pinWorkflow             out         ok          ok          ok          ok          ok          ok
startWorkflow           out         ok          ok          noAdd       noStart     noStart     noStart
getInstance             out         tells       noView      tells       tells       tells       tells
listWorkflows           out         ok          ok          ok          ok          ok          ok
queryMyInstances        out         tells       ok          ok          ok          ok          ok
summariseWorkItems      out         ok          ok          ok          ok          ok          ok
reviewWorkItems         out         tells       ok          ok          ok          ok          ok
listSavedFilters        out         ok          ok          ok          ok          ok          ok
saveFilter              out         ok          ok          ok          ok          ok          ok
deleteSavedFilter       out         ok          ok          ok          ok          ok          ok
actOnManyItems          out         ok          ok          ok          ok          ok          ok
searchInstances         out         no          no          tells       tells       tells       tells
searchWorkItems         out         no          no          no          no          tells       tells
handOverItems           out         no          no          no          no          ok          ok
listWorkLoads           out         no          no          no          no          ok          ok
getWorkLoad             out         no          no          no          no          ok          ok
getWorkItemCount        out         ok          ok          ok          ok          ok          ok
queryWorkItems          out         tells       ok          ok          ok          ok          ok
actOnWorkItem           out         ok          notYours    notYours    notYours    notYours    notYours
revokeInstance          out         ok          no          no          no          no          no
getInstanceAdministration            out         tells       noView      tells       tells       tells       tells
getTrack                out         ok          noView      ok          ok          ok          ok
listWorkflowMessages    out         ok          noView      ok          ok          ok          ok
actOnInstance           out         no          no          ok          no          ok          ok
previewAction             out         ok          notYours    notYours    notYours    notYours    notYours
getOpinionHabits        out         ok          ok          ok          ok          ok          ok
saveOpinionHabits       out         ok          ok          ok          ok          ok          ok
ccInstance       out         ok          no          no          no          no          no
readItems               out         tells       ok          ok          ok          ok          ok
listDelegations         out         tells       ok          ok          ok          ok          no
listDelegableWorkflows  out         ok          ok          ok          ok          ok          no
createDelegation        out         tells       tells       tells       tells       tells       no
changeDelegation        out         tells       noDelegation noDelegation noDelegation noDelegation no
endDelegation           out         tells       noDelegation noDelegation noDelegation noDelegation no
deleteDelegation        out         ok          noDelegation noDelegation noDelegation noDelegation no
listDelegatedItems      out         ok          ok          ok          ok          ok          no
takeBackItems           out         ok          ok          ok          ok          ok          no
# designs of workflows: the privileged person has the lock of the one that is asked about
listDesigns:workflow            out         no          no          ok          ok          ok          ok
listDesignableModels    out         no          no          ok          ok          ok          ok
createDesign:workflow           out         no          no          ok          noView      ok          ok
getDesign:workflow              out         no          no          ok          noView      ok          ok
takeDesignLock:workflow         out         no          no          ok          noView      locked      locked
takeOverDesignLock:workflow     out         no          no          ok          no          ok          ok
releaseDesignLock:workflow      out         no          no          ok          noView      ok          ok
saveDesignDraft:workflow        out         no          no          ok          noView      locked      locked
discardDesignDraft:workflow     out         no          no          ok          noView      locked      locked
publishDesign:workflow          out         no          no          ok          noView      locked      locked
bindDesign              out         no          no          ok          noView      ok          ok
setDesignAvailability:workflow  out         no          no          ok          noView      ok          ok
deleteDesign:workflow           out         no          no          started     noView      locked      locked
checkDesign:workflow            out         no          no          ok          noView      ok          ok
listDesignVersions:workflow     out         no          no          ok          noView      ok          ok
getDesignVersion:workflow       out         no          no          ok          noView      ok          ok
restoreDesignVersion:workflow   out         no          no          ok          noView      locked      locked
getDesignChanges        out         no          no          ok          noView      ok          ok
importDesign            out         no          no          ok          noView      ok          ok
exportDesign            out         no          no          ok          noView      ok          ok
previewDesign           out         no          no          ok          noView      ok          ok
checkCondition          out         no          no          ok          noView      ok          ok
# designs of forms: the system administrator has the lock of the one that is asked about
listDesigns:form                out         no          no          no          ok          ok          ok
createDesign:form               out         no          no          no          noView      ok          ok
getDesign:form                  out         no          no          no          noView      ok          ok
takeDesignLock:form             out         no          no          no          noView      ok          locked
takeOverDesignLock:form         out         no          no          no          no          ok          ok
releaseDesignLock:form          out         no          no          no          noView      ok          ok
saveDesignDraft:form            out         no          no          no          noView      ok          locked
discardDesignDraft:form         out         no          no          no          noView      ok          locked
publishDesign:form              out         no          no          no          noView      ok          locked
setDesignAvailability:form      out         no          no          no          noView      ok          ok
deleteDesign:form               out         no          no          no          noView      inUse       locked
checkDesign:form                out         no          no          no          noView      ok          ok
listDesignVersions:form         out         no          no          no          noView      ok          ok
getDesignVersion:form           out         no          no          no          noView      ok          ok
restoreDesignVersion:form       out         no          no          no          noView      ok          locked
previewForm             out         no          no          no          noView      ok          ok
# designs of portal pages: the system administrator has the lock of the one that is asked about
listDesigns:portalPage              out         no          no          no          ok          ok          ok
createDesign:portalPage             out         no          no          no          noView      ok          ok
getDesign:portalPage                out         no          no          no          noView      ok          ok
takeDesignLock:portalPage           out         no          no          no          noView      ok          locked
takeOverDesignLock:portalPage       out         no          no          no          no          ok          ok
releaseDesignLock:portalPage        out         no          no          no          noView      ok          ok
saveDesignDraft:portalPage          out         no          no          no          noView      ok          locked
discardDesignDraft:portalPage       out         no          no          no          noView      ok          locked
publishDesign:portalPage            out         no          no          no          noView      ok          locked
setDesignAvailability:portalPage    out         no          no          no          noView      ok          ok
deleteDesign:portalPage             out         no          no          no          noView      ok          locked
checkDesign:portalPage              out         no          no          no          noView      ok          ok
listDesignVersions:portalPage       out         no          no          no          noView      ok          ok
getDesignVersion:portalPage         out         no          no          no          noView      ok          ok
restoreDesignVersion:portalPage     out         no          no          no          noView      ok          locked
# designs of print templates: the system administrator has the lock of the one that is asked about
listDesigns:printTemplate           out         no          no          no          ok          ok          ok
createDesign:printTemplate          out         no          no          no          noView      ok          ok
getDesign:printTemplate             out         no          no          no          noView      ok          ok
takeDesignLock:printTemplate        out         no          no          no          noView      ok          locked
takeOverDesignLock:printTemplate    out         no          no          no          no          ok          ok
releaseDesignLock:printTemplate     out         no          no          no          noView      ok          ok
saveDesignDraft:printTemplate       out         no          no          no          noView      ok          locked
discardDesignDraft:printTemplate    out         no          no          no          noView      ok          locked
publishDesign:printTemplate         out         no          no          no          noView      ok          locked
setDesignAvailability:printTemplate out         no          no          no          noView      ok          ok
deleteDesign:printTemplate          out         no          no          no          noView      ok          locked
checkDesign:printTemplate           out         no          no          no          noView      ok          ok
listDesignVersions:printTemplate    out         no          no          no          noView      ok          ok
getDesignVersion:printTemplate      out         no          no          no          noView      ok          ok
restoreDesignVersion:printTemplate  out         no          no          no          noView      ok          locked
# reports; charts say by themselves what is refused
getReport               out         ok          ok          no          ok          ok          ok
getChartData            out         tells       ok          ok          ok          ok          tells
getChartTree            out         ok          ok          ok          ok          ok          ok
listChartSources        out         no          no          no          ok          ok          ok
getChartSource          out         no          no          no          noView      noView      ok
# reports, designed by administrators
listDesigns:report                  out         no          no          no          ok          ok          ok
createDesign:report                 out         no          no          no          noView      ok          ok
getDesign:report                    out         no          no          no          noView      ok          ok
takeDesignLock:report               out         no          no          no          noView      ok          locked
takeOverDesignLock:report           out         no          no          no          no          ok          ok
releaseDesignLock:report            out         no          no          no          noView      ok          ok
saveDesignDraft:report              out         no          no          no          noView      ok          locked
discardDesignDraft:report           out         no          no          no          noView      ok          locked
publishDesign:report                out         no          no          no          noView      ok          locked
setDesignAvailability:report        out         no          no          no          noView      ok          ok
deleteDesign:report                 out         no          no          no          noView      ok          locked
checkDesign:report                  out         no          no          no          noView      ok          ok
listDesignVersions:report           out         no          no          no          noView      ok          ok
getDesignVersion:report             out         no          no          no          noView      ok          ok
restoreDesignVersion:report         out         no          no          no          noView      ok          locked
`;

let world: EndpointWorld;
let contract: ReadonlyMap<string, AnyEndpoint>;

beforeAll(async () => {
  world = await startEndpointWorld();
  await world.newOrder();
  await world.newInstance();
  contract = await readContract();
});
afterAll(() => world.app.close());

/** Returns the answer that somebody gets, in the words of the table. */
async function ask(name: string, caller: Caller): Promise<string> {
  const [operation = '', kind] = name.split(':');
  const answer = await callEndpoint(world, contract.get(operation) as AnyEndpoint, caller, kind);
  if (answer.statusCode === 200) return answer.body.includes(mark) ? 'tells' : 'ok';
  const { errcode } = answer.json<{ errcode: keyof typeof catalogue }>();
  return short[catalogue[errcode].name] ?? catalogue[errcode].name;
}

const [head = [], ...rows] = table
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map((line) => line.trim().split(/ +/));
const cases = rows.map(([name = '', ...expected]) => ({ name, expected }));

test('every endpoint of the contract has a row here, and nothing else has', () => {
  const names = [...contract.values()].flatMap(namesOf);
  expect(cases.map(({ name }) => name).sort()).toEqual(names.sort());
  expect(head).toEqual(Object.keys(people));
});

/** Names of the rows of an endpoint: one for each kind where its permission differs with the kind. */
function namesOf(endpoint: AnyEndpoint): string[] {
  const { operationId } = endpoint;
  return kindsOf(endpoint).map((kind) => (kind === undefined ? operationId : `${operationId}:${kind}`));
}

/** Paths that are served beside the contract, of nobody; `*` are the files of builds and the page. */
const besideContract = ['/api/openapi.json', '/healthz', '/readyz', '/composition.json', '*'];

test('the server has no route that is not in the contract, but for those that tell nothing of anybody', () => {
  const ofContract = [...contract.values()].map(({ method, path }) => `${method} ${path}`);
  const served = [...ofContract, ...besideContract.map((path) => `GET ${path}`)];
  const unnamed = (routes: readonly string[]) => routes.map((each) => each.replace(/:[\w|:]+/g, ':')).sort();
  expect(unnamed(routesOf(world.app.http.printRoutes({ commonPrefix: false })))).toEqual(unnamed(served));
});

test.each(cases)('$name answers everybody as the table says', async ({ name, expected }) => {
  const heard: string[] = [];
  for (const kind of Object.keys(people) as Kind[]) heard.push(await ask(name, kind));
  expect(heard).toEqual(expected);
});

/** All that a guest session of a link may do. */
const ofGuests = ['lookUpNames', 'uploadExternalFile', 'submitExternalForm'];

test.each(cases)(
  '$name answers somebody in a guest session of a link as nobody, but for its form',
  async ({ name, expected }) => {
    expect(await ask(name, 'guest')).toBe(ofGuests.includes(name) ? 'ok' : expected[0]);
  },
);

test("what is the employee's stays as it is, whatever others are answered", async () => {
  const order = await world.newOrder();
  const chosen = { schemaCode: 'Order', objectIds: [order.id] };
  const unread = await world.app.call(getUnreadCount, {}, 'emma');
  for (const other of ['colin', 'pia', 'ada', 'sid']) {
    await world.app.call(deleteRecords, { schemaCode: 'Order', ids: [order.id] }, other);
    await world.app.call(modifyOwner, { ...chosen, ownerId: other }, other);
    await world.app.call(batchUpdate, { ...chosen, propertyCode: 'remark', modifiedValue: other }, other);
    await world.app.call(updateReadState, { messageIdList: [world.notificationId] }, other);
    await world.app.call(updateReadStateAll, { messageType: 'STATION' }, other);
  }
  expect((await world.app.call(getRecord, { schemaCode: 'Order', id: order.id }, 'emma')).data).toEqual(order);
  expect((await world.app.call(getUnreadCount, {}, 'emma')).data).toEqual(unread.data);
});
