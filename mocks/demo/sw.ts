// Worker of the demonstration: the city first, then the portal's own.
import './city/place.ts'
import './city/worker.ts'
import '#sw.ts'
