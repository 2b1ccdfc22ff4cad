// One import is enough for apps: the types of the state, of venues, and of events are part of the same API.
@_exported import MezzanineCore
