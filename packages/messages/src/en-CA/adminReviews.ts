import { adminTitles } from './adminTitles.ts';

interface By {
  reviewBy: string;
}

export const adminReviews = {
  title: adminTitles.reviews,
  add: 'Add Review',
  search: {
    label: 'Search reviews',
    hint: 'By words or name',
    found: ({ count }: { count: number }) => (count === 1 ? '1 review found' : `${count} reviews found`),
  },
  column: { sn: 'SN', message: 'Review Message', name: 'Full Name', actions: 'Actions' },
  actions: ({ reviewBy }: By) => `Actions for the review by ${reviewBy}`,
  edit: 'Edit',
  delete: 'Delete',
  loading: 'Loading the reviews...',
  loadFailed: 'Failed to fetch reviews',
  empty: 'No reviews yet. Press “Add Review” to write the first one.',
};

export const reviewForm = {
  message: {
    label: 'Review Message',
    count: ({ count, max }: { count: number; max: number }) => `${count}/${max}`,
    required: 'Review message is required',
    tooLong: ({ max }: { max: number }) => `Please keep the review to ${max} characters.`,
  },
  name: {
    label: 'Full Name',
    hint: 'Only with the parent’s permission. A first name and an initial are enough.',
    required: 'Full name is required',
    tooLong: ({ max }: { max: number }) => `Please keep this to ${max} characters.`,
  },
  cancel: 'Cancel',
  submitting: 'Saving...',
  add: {
    title: 'Add Review',
    submit: 'Add Review',
    done: 'Review added successfully',
    failed: 'Failed to add review',
  },
  update: {
    title: 'Edit review',
    submit: 'Save review',
    done: 'Review updated successfully',
    failed: 'Failed to update review',
  },
};

export const deleteReview = {
  title: ({ reviewBy }: By) => `Delete the review by ${reviewBy}?`,
  text: ({ reviewStart }: { reviewStart: string }) =>
    `“${reviewStart}” It disappears from the home page. This cannot be undone.`,
  confirm: 'Delete review',
  confirming: 'Deleting the review...',
  keep: 'Keep it',
  done: 'Review deleted successfully',
  failed: 'Failed to delete review',
};
