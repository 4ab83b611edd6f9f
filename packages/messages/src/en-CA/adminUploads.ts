import { imageField } from './admin.ts';
import { adminTitles } from './adminTitles.ts';

/** The sample pages, which store nothing. */
export const uploads = {
  title: adminTitles.uploads,
  kinds: 'Kind of upload',
  video: 'Video',
  quizes: 'Quizes',
  add: 'Add New Video',
  sample: 'This is a sample page. Nothing here is saved.',
  notInUse: 'Not in use on this sample page.',
  search: 'Search uploads',
  column: {
    date: 'Date Added',
    url: 'URL',
    name: 'Video Name',
    location: 'Video Location',
    status: 'Status',
    actions: 'Actions',
  },
  merged: { date: 'Added, location', name: 'Name, URL' },
  actions: ({ name }: { name: string }) => `Actions for ${name}`,
  edit: 'Edit',
  delete: 'Delete',
  status: { Active: 'Active', Pending: 'Pending', Inactive: 'Inactive' },
};

export const uploadButtons = { delete: 'Delete Service', cancel: 'Cancel', submit: 'Submit' };

export const videoForm = {
  title: 'Video Upload',
  name: 'Video Name',
  url: 'Video Url',
  headliner: { label: 'Headliner', placeholder: 'Choose', yes: 'Yes', no: 'No' },
  date: 'Date Added',
  wrongDate: 'Please enter a real date, such as 4 May 2026.',
  short: 'Short Description',
  image: { ...imageField, preview: 'Preview of the image' },
};

interface Letter {
  letter: string;
}

export const questionForm = {
  title: 'Question Uploads',
  text: 'Question Text',
  answer: ({ letter }: Letter) => `Answer ${letter}`,
  correct: 'Correct answer',
  correctSpoken: ({ letter }: Letter) => `Answer ${letter} is correct`,
  delete: 'Delete',
  deleteSpoken: ({ letter }: Letter) => `answer ${letter}`,
  add: 'Add',
  location: { label: 'Question Location', placeholder: 'Choose' },
  locations: { home: 'Home', about: 'About', services: 'Services', faq: 'FAQ' },
  date: 'Date Added',
};
