# python3 cov.py FILE KEYS...: appends proofs of the named test files to the rows of docs/coverage.md
import sys
path, keys = sys.argv[1], set(sys.argv[2:])
e='packages/e2e/src/'
T={
'owner':[(e+'owner.test.ts','leads from a new service over a style that a parent books to an appointment that is all paid',[
 '1 Admins manage service types','1 Admins manage styles','2 Sidebar: ’Create a service’','2 Style form: on success the form resets',
 '2 Booking update: a payment status selector','8 Service type created','8 Style added','8 Payment update: ']),
 (e+'owner.test.ts','names what is missing in a service, and refuses a name in use without losing it',['8 Service type create fails']),
 (e+'owner.test.ts','shows Not Found to a parent, whatever page of it she opens',['2 Child routes of /admin exist only','Reading 4:'])],
'style':[(e+'owner.style.test.ts','takes PNG and JPG only, up to 10 MB, and loses nothing that was typed when it is refused',['2 Style form: an image drop zone','8 Style add fails','Reading 35: PNG and JPEG']),
 (e+'owner.style.test.ts','keeps its picture and its dates when it is updated without a new picture',['8 Style updated','Reading 36']),
 (e+'owner.style.test.ts','without any picture asks for one, and keeps what was typed',['8 Style has no image on update','5 Style image: with none on update'])],
'dates':[(e+'owner.dates.test.ts','are none of the past, and no time of them stands twice',['8 Past date chosen','8 Time not in the generated','8 Time slot already added','5 Removing the last time'])],
'booking':[(e+'owner.booking.test.ts','that was said to be paid can be set back, and its parent can change it again',['Reading 22: The admin sees']),
 (e+'owner.booking.test.ts','that is unpaid is cancelled, its parent is told, and its time is free again',['8 Admin cancel path','Reading 24a']),
 (e+'owner.booking.test.ts','that is paid is cancelled by its payment status, and can be brought back',['4 Payment: choosing CANCELLED','Reading 24: Then payment'])],
'delete':[(e+'owner.delete.test.ts','of a style is refused while an appointment is to come, and then keeps its name for old ones',['8 Style deleted','8 Style delete fails','Reading 38: Deleting']),
 (e+'owner.delete.test.ts','of a service is refused while it has styles, and works once they are gone',['8 Service type deleted','8 Service type delete fails','8 Service type updated','Reading 38: Deleting'])],
'review':[(e+'owner.review.test.ts','is added, changed and deleted, as the home page then shows',['1 Admins manage reviews','8 Review added','8 Review updated','8 Review deleted'])],
}
lines=open(path).read().split('\n')
for k in keys:
  for f,t,rows in T[k]:
    proof=f'`{f}` "{t}"'
    for r in rows:
      at=[i for i,l in enumerate(lines) if l.startswith('| '+r)]
      if len(at)!=1: print('ROW?',r,len(at)); continue
      i=at[0]
      if proof in lines[i]: continue
      assert lines[i].endswith(' |')
      lines[i]=lines[i][:-2]+', '+proof+' |'
open(path,'w').write('\n'.join(lines))
